"""Numbers that threads tell each other without waiting for Python, and memory that will soon be looked at."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from numba.extending import intrinsic

from tharsis.core.jit import COMPILED
from tharsis.core.types import Ints

LINE = 64
"""Bytes that a processor fetches together."""

if COMPILED and not TYPE_CHECKING:
    from llvmlite import ir
    from numba.core import cgutils, types
    from numba.np.arrayobj import make_array

    INT, PLACE = ir.IntType(32), ir.IntType(8).as_pointer()

    def place_of(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.gep(make_array(signature.args[0])(context, builder, arguments[0]).data, [arguments[1]])

    @intrinsic
    def heard(typing: Any, signals: Any, at: Any) -> Any:
        def write(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            return builder.load_atomic(place_of(context, builder, signature, arguments), "seq_cst", 8)

        return types.int64(signals, types.int64), write

    @intrinsic
    def tell(typing: Any, signals: Any, at: Any, number: Any) -> Any:
        def write(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            return builder.atomic_rmw("xchg", place_of(context, builder, signature, arguments), arguments[2], "seq_cst")

        return types.int64(signals, types.int64, types.int64), write

    @intrinsic
    def fetch(typing: Any, memory: Any, at: Any) -> Any:
        def write(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            kind = ir.FunctionType(ir.VoidType(), [PLACE, INT, INT, INT])
            prefetch = cgutils.get_or_insert_function(builder.module, kind, "llvm.prefetch.p0")
            place = builder.bitcast(place_of(context, builder, signature, arguments), PLACE)
            builder.call(prefetch, [place, INT(1), INT(3), INT(1)])
            return context.get_dummy_value()

        return types.void(memory, types.int64), write

else:

    def heard(signals: Ints, at: int) -> int:
        """What was told last."""
        return int(signals[at])

    def tell(signals: Ints, at: int, number: int) -> int:
        """Tell a number; what was told before is answered."""
        before, signals[at] = int(signals[at]), number
        return before

    def fetch(memory: Ints, at: int) -> None:
        """This place of memory will soon be looked at."""
