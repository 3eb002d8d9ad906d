"""Breaks between tags, by which templates can be read, never reach the page."""

from jinja2 import Environment

from tharsis.web.layout import Joined


def drawn(source: str, **names: object) -> str:
    return Environment(extensions=[Joined]).from_string(source).render(**names)


def test_a_line_break_between_tags_is_not_printed():
    source = "<ul>\n  {% for n in ns %}\n    <li>\n      {{ n }}\n      <b>x</b>\n    </li>\n  {% endfor %}\n</ul>\n"
    assert drawn(source, ns=[1, 2]) == "<ul><li>1<b>x</b></li><li>2<b>x</b></li></ul>"


def test_a_space_between_words_and_tags_is_printed():
    assert drawn("<p>a <b>b</b> {{ c }} d\n<i>e</i></p>", c="c") == "<p>a <b>b</b> c d <i>e</i></p>"


def test_attributes_on_lines_of_their_own_stay_apart():
    assert drawn('<a\n    href="x"\n    class="{{ c }}">y</a>', c="c") == '<a href="x" class="c">y</a>'
