import sys
from io import StringIO

import ezdxf
import pytest

from generator.draw.dxf import Disc, dxf, trim_of
from generator.draw.extra import MissingPackage
from generator.draw.path import Box
from generator.faces import face
from generator.sheets.dxf import sheets_dxf
from generator.sheets.impose import Stock
from tests.generator.sheets.sample import planned


def read(data):
    return ezdxf.read(StringIO(data.decode("ascii")))


def test_outlines_are_closed_in_mm_and_up_is_up():
    drawing = read(dxf([Box(10, 20, 73.5, 83.5), Disc(100, 50, 7.5)], 297))
    assert drawing.units == ezdxf.units.MM
    square, disc = drawing.modelspace()
    assert square.dxftype() == "LWPOLYLINE"
    assert square.closed
    assert [point[:2] for point in square.get_points()] == [
        (10, 213.5), (73.5, 213.5), (73.5, 277), (10, 277),
    ]  # fmt: skip
    assert disc.dxftype() == "CIRCLE"
    assert (disc.dxf.center.x, disc.dxf.center.y, disc.dxf.radius) == (100, 247, 7.5)
    assert {one.dxf.layer for one in (square, disc)} == {"CUT"}
    assert not drawing.audit().has_errors


def test_a_face_is_cut_at_its_trim():
    assert trim_of(face("rue", "RP")) == Box(0, 0, 76.2, 76.2)
    assert trim_of(face("rue", "coin"), is_round=True) == Disc(7.5, 7.5, 7.5)


def test_no_two_runs_differ_and_no_option_is_left_behind():
    before = ezdxf.options.write_fixed_meta_data_for_testing
    first, second = (dxf([Box(0, 0, 1, 2)], 5) for _ in range(2))
    assert first == second
    assert ezdxf.options.write_fixed_meta_data_for_testing == before


def test_a_sheet_is_cut_at_every_slot():
    plan = planned(4)
    pages = sheets_dxf(plan)
    assert len(pages) == len(plan.pages)
    for page, data in zip(plan.pages, pages, strict=True):
        drawn = {tuple(one.get_points()[0][:2]) for one in read(data).modelspace()}
        trims = {(slot.trim.x0, plan.height - slot.trim.y1) for slot in page.slots}
        assert sorted(drawn) == [pytest.approx(corner, abs=1e-4) for corner in sorted(trims)]
    discs = sheets_dxf(planned(3, layout="fronts", stock=Stock(15, 15, 1.5, "round")))
    assert [one.dxf.radius for one in read(discs[0]).modelspace()] == [7.5] * 3


def test_what_is_not_installed_is_said(monkeypatch):
    monkeypatch.setitem(sys.modules, "ezdxf", None)
    with pytest.raises(MissingPackage, match=r'a cutting file needs .* "tilewright\[dxf\]"'):
        dxf([], 10)
