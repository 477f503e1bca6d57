from io import BytesIO

import pypdf
import pytest

from generator.draw.pdf import Press, new_canvas, pdf
from generator.draw.scene import Drawing
from generator.draw.shapes import circle, rectangle
from generator.faces import face
from generator.fonts import typeface
from generator.theme import INK, RED, TOOLING
from generator.units import points


def sheet():
    drawing = Drawing("sheet", 210, 297)
    for i, turn in enumerate((0, 90, 180, 270)):
        drawing.place(face("rue", "RP"), 55 + 80 * (i % 2), 60 + 80 * (i // 2), rotation=turn)
    return drawing.scene()


def read(document):
    return pypdf.PdfReader(BytesIO(document))


def content(document):
    page = read(document).pages[0]
    parts = [page.get_contents().get_data()]
    forms = page["/Resources"].get("/XObject", {})
    parts += [form.get_object().get_data() for form in forms.values()]
    return b"\n".join(parts).decode("latin-1")


def test_the_same_scene_gives_the_same_bytes():
    assert pdf(sheet()) == pdf(sheet())
    assert b"CreationDate (D:2000" in pdf(sheet())


def test_a_page_has_the_size_of_its_scene():
    page = read(pdf(face("rue", "RP"), bleed=3.175)).pages[0]
    assert float(page.mediabox.width) == pytest.approx(points(82.55), abs=1e-3)


def test_a_page_says_where_it_is_cut():
    pages = read(pdf(face("rue", "RP"), face("rue", "coin"), bleed=1.5)).pages
    for page, size in zip(pages, (76.2, 15), strict=True):
        assert page.mediabox == page.bleedbox
        corners = [float(v) for v in page.trimbox]
        assert corners == pytest.approx([points(v) for v in (1.5, 1.5, size + 1.5, size + 1.5)])


def test_a_document_says_what_it_is():
    told = read(pdf(face("rue", "RP"), title="A tile", subject="for a press")).metadata
    assert (told.title, told.subject) == ("A tile", "for a press")
    assert (told.creator, told.author, told.producer) == ("Tilewright",) * 3
    assert read(pdf(face("rue", "RP"))).metadata.title == "Rue Red Prow"
    said = pdf(face("rue", "RP")).lower()
    assert not any(word in said for word in (b"untitled", b"anonymous", b"unspecified"))


def test_pages_of_several_sizes():
    pages = read(pdf(face("rue", "RP"), face("rue", "coin"))).pages
    assert [round(float(p.mediabox.width) / 72 * 25.4, 3) for p in pages] == [76.2, 15]


def test_a_face_is_drawn_once_and_placed_four_times():
    document = pdf(sheet())
    page = read(document).pages[0]
    assert len(page["/Resources"]["/XObject"]) == 1
    assert page.get_contents().get_data().count(b" Do") == 4
    assert len(document) < 1.2 * len(pdf(face("rue", "RP")))


def test_forms_within_forms():
    inner = Drawing("inner", 10, 10)
    inner.fill(circle(5, 5, 5), RED, "body")
    middle = Drawing("middle", 20, 20)
    middle.place(inner.scene(), 10, 10)
    outer = Drawing("outer", 50, 50)
    outer.fill(rectangle(0, 0, 50, 50), TOOLING, "ground")
    outer.place(middle.scene(), 25, 25)
    page = read(pdf(outer.scene())).pages[0]
    form = page["/Resources"]["/XObject"]
    assert len(form) == 1
    (deeper,) = next(iter(form.values()))["/Resources"]["/XObject"].values()
    assert b" c " in deeper.get_object().get_data()


def test_every_font_is_embedded_and_none_is_unused():
    fonts = {}
    for page in read(pdf(sheet())).pages:
        fonts |= page["/Resources"]["/Font"]
        for form in page["/Resources"]["/XObject"].values():
            fonts |= form["/Resources"]["/Font"]
    names = {str(font.get_object()["/BaseFont"]) for font in fonts.values()}
    assert not any("Helvetica" in name for name in names)
    for font in fonts.values():
        assert "/FontFile2" in font.get_object()["/FontDescriptor"]
    assert any("Grenze" in name for name in names)


def test_words_stay_words():
    drawing = Drawing("words", 100, 20)
    drawing.text(50, 10, "AVATAR Tower (1) \\ “x”", 12, INK, font="text", track=0.3)
    assert read(pdf(drawing.scene())).pages[0].extract_text().strip() == "AVATAR Tower (1) \\ “x”"


def test_more_characters_than_one_subset_holds():
    known = typeface("text")
    letters = "".join(chr(code) for code in range(0x21, 0x180) if chr(code) in known)
    letters = letters.replace("\xa0", "").replace("\xad", "")
    assert len(letters) > 256
    drawing = Drawing("alphabet", 2000, 20)
    drawing.text(1000, 10, letters, 12, INK, font="text")
    assert read(pdf(drawing.scene())).pages[0].extract_text().strip() == letters


def test_a_press_build_knows_no_rgb():
    code = content(pdf(sheet(), colour="cmyk")).split()
    assert "k" in code
    assert "K" in code
    assert not {"rg", "RG", "g", "G"} & set(code)


def test_fine_lines_and_letters_in_ink_are_black_alone():
    drawing = Drawing("ink", 50, 50)
    drawing.stroke(circle(25, 25, 5), INK, 0.5)
    drawing.stroke(circle(25, 25, 9), INK, 0.6)
    drawing.fill(circle(25, 25, 2), INK, "body")
    drawing.text(25, 40, "ink", 9, INK)
    code = content(pdf(drawing.scene(), colour="cmyk"))
    assert code.count("0 0 0 1 K") == 1
    assert code.count("0 0 0 1 k") == 1
    assert code.count("0.35 0.49 0.56 1 K") == 1
    assert code.count("0.35 0.49 0.56 1 k") == 1


def test_one_press_draws_on_several_pages():
    stream = BytesIO()
    canvas = new_canvas(stream, 210, 297)
    press = Press(canvas)
    for _ in range(3):
        press.page(sheet())
        canvas.showPage()
    canvas.save()
    pages = read(stream.getvalue()).pages
    names = {
        str(form.idnum)
        for p in pages
        for form in p["/Resources"]["/XObject"].values()
        if hasattr(form, "idnum")
    }
    assert len(pages) == 3
    assert len(names) <= 1
    assert stream.getvalue().count(b"/Subtype /Form") == 1
