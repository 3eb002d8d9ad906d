"""Sets as the bits of one number, so that many cards or spaces are looked at together.

`equal` compares 32 neighbouring bytes with one value in a few machine instructions. Uncompiled rules do the same with plain
Python numbers; sets are never negative, in both modes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from numba.extending import intrinsic

from tharsis.core.jit import COMPILED
from tharsis.core.types import Ints

TOGETHER = 32
"""So many bytes are compared at once."""

if COMPILED and not TYPE_CHECKING:
    from llvmlite import ir
    from numba.core import types
    from numba.np.arrayobj import make_array

    BYTE, WORD, INDEX = ir.IntType(8), ir.IntType(TOGETHER), ir.IntType(64)
    BYTES, BITS = ir.VectorType(BYTE, TOGETHER), ir.VectorType(ir.IntType(1), TOGETHER)

    @intrinsic
    def equal(typing: Any, values: Any, at: Any, wanted: Any) -> Any:
        def write(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            array, start, value = arguments
            first = builder.gep(make_array(signature.args[0])(context, builder, array).data, [start])
            bytes_there = builder.load(builder.bitcast(first, BYTES.as_pointer()), align=1)
            alone = builder.insert_element(ir.Constant(BYTES, ir.Undefined), builder.trunc(value, BYTE), ir.IntType(32)(0))
            everywhere = ir.Constant(ir.VectorType(ir.IntType(32), TOGETHER), [0] * TOGETHER)
            same = builder.icmp_signed("==", bytes_there, builder.shuffle_vector(alone, alone, everywhere))
            return builder.zext(builder.bitcast(same, WORD), INDEX)

        return types.int64(values, types.int64, types.int64), write

    @intrinsic
    def lowest(typing: Any, bits: Any) -> Any:
        def write(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            return builder.cttz(arguments[0], ir.IntType(1)(1))

        return types.int64(types.int64), write

else:

    def equal(values: Ints, at: int, wanted: int) -> int:
        """A bit for each of the 32 bytes from `at` on that have this value."""
        here = values[at : at + TOGETHER] == wanted
        return int.from_bytes(np.packbits(here, bitorder="little").tobytes(), "little")

    def lowest(bits: int) -> int:
        """The lowest member of a set that is not empty."""
        return (bits & -bits).bit_length() - 1


def as_sets(members: Ints, count: int) -> Ints:
    """A table of sets, each of the next 32 of so many things."""
    sets = np.zeros(-(-count // TOGETHER), np.int64)
    for member in members.tolist():
        sets[member // TOGETHER] |= 1 << member % TOGETHER
    return sets
