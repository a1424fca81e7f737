"""Every lesson of every game is taken to its end, as it is written and with every wrong try on the way."""

from __future__ import annotations

import pytest

import tangledbank as tb
from tangledbank.lessons import BadLesson, Course, Lesson, lesson_ids, lessons_of
from tangledbank.lessons.reading import lesson_in
from tangledbank.lessons.rehearsal import rehearse

EVERY = [lesson for game in tb.GAMES for lesson in lessons_of(game)]
every_lesson = pytest.mark.parametrize("lesson", EVERY, ids=[f"{lesson.game}-{lesson.id}" for lesson in EVERY])
EXAMPLES = {"pond"}  # they show how a lesson is made, not the whole game
LONGEST = 40  # notes; nobody reads more at one sitting
PATIENCE = 4  # notes in a row without anything to do


@every_lesson
def test_it_can_be_taken_to_its_end(lesson: Lesson) -> None:
    course = rehearse(lesson)
    assert course.kind == "done"
    assert course.told()["note"] is None


@every_lesson
def test_it_is_short_and_lets_one_play(lesson: Lesson) -> None:
    kinds = [step.kind for step in lesson.steps if step.note]
    assert len(kinds) <= LONGEST
    reading = 0
    for kind in kinds[:-2]:  # the last notes may look back
        reading = reading + 1 if kind == "read" else 0
        assert reading < PATIENCE, "too much to read in a row"
    assert "do" in kinds


@every_lesson
def test_taking_back_leads_to_the_same_place(lesson: Lesson) -> None:
    course = Course(lesson)
    while course.kind in ("read", "watch"):
        course.read() if course.kind == "read" else course.others_play()
    before = course.told(), course.state.digest()
    assert course.play(str(course.told()["move"] or course.state.moves[0])) is None
    course.undo()
    assert (course.told(), course.state.digest()) == before


def test_every_game_begins_with_a_first_lesson_and_teaches_all_its_options() -> None:
    for game in tb.GAMES:
        lessons = lessons_of(game)
        assert lessons[0].id == "first", game
        assert lesson_ids(game) == [lesson.id for lesson in lessons]
        taught = {option for lesson in lessons for option in (*lesson.teaches, *lesson.options)}
        wanted = {option.id for option in tb.game(game).option_list()} - {"first_player"}
        assert game in EXAMPLES or wanted <= taught, f"{game} does not teach {wanted - taught}"


GOOD = "[position]\nseats = [{leaf = '0,0'}]\n[[steps]]\nnote = 'hop'\ndo = ['hop 1,0']\n"


@pytest.mark.parametrize(
    ("before", "after", "complaint"),
    [
        ("note = 'hop'", "note = 'Hop!'", "steps[0].note: should be a name like first-food, not 'Hop!'"),
        ("note = 'hop'", "nota = 'hop'", "steps[0].nota: there is no such word here"),
        ("do = ['hop 1,0']", "do = ['fly 1']", "steps[0]: 'fly 1' is no move"),
        ("do = ['hop 1,0']", "until = 'rains'", "steps[0]: nothing in pond is called 'rains'"),
        ("do = ['hop 1,0']", "do = ['rest']\nuntil = 'over'", "a step has one of do, plays and until"),
        ("do = ['hop 1,0']", "plays = ['jump']", "steps[0]: 'jump' is no move"),
        ("leaf = '0,0'", "leaf = '9,9'", "seats[0].leaf: should be one of"),
        ("[position]", "teaches = ['snow']\n[position]", "pond has no option snow"),
        ("[position]", "bot = 'deep'\n[position]", "bot: should be one of random, greedy, novice"),
        ("seats = [{leaf = '0,0'}]", "", "should have seats"),
    ],
)
def test_a_lesson_that_is_not_right_is_refused_with_its_place(before: str, after: str, complaint: str) -> None:
    assert lesson_in("pond", "01-first.toml", GOOD).steps[0].note == "hop"
    with pytest.raises(BadLesson) as refused:
        lesson_in("pond", "01-first.toml", GOOD.replace(before, after))
    assert complaint in str(refused.value)


@pytest.mark.parametrize(
    ("steps", "complaint"),
    [
        ("note = 'a'\ndo = ['hop 1,1']", "'hop 1,1' cannot be done here; what can be done is: hop"),
        ("note = 'a'\nplays = ['rest']", "'rest' is written for others, but it is not their turn"),
        ("note = 'a'\nuntil = 'over'\n[[steps]]\nnote = 'b'\ndo = ['rest']", "but the learner is not asked"),
        ("note = 'a'\ndo = ['rest']\n[[steps.wrong]]\nmoves = ['hunt *']\nnote = 'b'", "'hunt *' cannot be done here"),
        ("note = 'a'\nuntil = 'catches'", "the free part never came to its end (catches)"),
    ],
)
def test_a_lesson_that_does_not_fit_the_rules_is_found_out(steps: str, complaint: str) -> None:
    text = f"[position]\nseats = [{{leaf = '0,0'}}]\nday = 3\n[[steps]]\n{steps}\n"
    with pytest.raises(BadLesson) as refused:
        rehearse(lesson_in("pond", "01-first.toml", text))
    assert complaint in str(refused.value)
