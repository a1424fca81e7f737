"""A rehearsal: a lesson played through by itself, to find out whether it can be given."""

from __future__ import annotations

from tangledbank.kernel.errors import TangledBankError
from tangledbank.lessons.course import Course
from tangledbank.lessons.guide import Stand
from tangledbank.lessons.lesson import LEARNER, BadLesson, Lesson, Step, fits

PATIENCE = 600  # moves in a free part, more than any lesson should take


def rehearse(lesson: Lesson, seed: str = "rehearsal") -> Course:
    """Take a lesson as it is written, with every wrong try on the way; the first thing that does not fit is refused.

    >>> from tangledbank.lessons.library import lesson_of
    >>> rehearse(lesson_of("pond", "first")).state.over
    True
    """
    course = Course(lesson, seed)
    while course.kind != "done":
        stand = course.stand
        try:
            take_step(course, stand)
        except TangledBankError as error:
            raise BadLesson(f"{lesson.id} of {lesson.game}, {lesson.steps[stand.step].where}: {error}") from error
    return course


def take_step(course: Course, stand: Stand) -> None:
    """Do what the lesson is about now."""
    kind = course.guide.kind(stand.step)
    if stand.aside or kind == "read":
        course.read()
    elif kind == "do":
        do(course, course.lesson.steps[stand.step])
    elif kind == "watch":
        if course.state.over or course.state.seat == LEARNER:
            raise BadLesson(f"{course.guide.plays(stand)!r} is written for others, but it is not their turn.")
        course.others_play()
    else:
        play_freely(course, stand)


def do(course: Course, step: Step) -> None:
    """Make the move of a step, after everything else that could be tried."""
    if course.state.over or course.state.seat != LEARNER:
        raise BadLesson("there is something to do, but the learner is not asked.")
    moves = [str(move) for move in course.state.moves]
    for pattern in (*step.do, *(pattern for answer in step.wrong for pattern in answer.moves)):
        if not any(fits((pattern,), move) for move in moves):
            raise BadLesson(f"{pattern!r} cannot be done here; what can be done is: {', '.join(moves)}.")
    before = course.state.digest()
    for move in moves:
        if not step.wants(move) and (course.play(move) is None or course.state.digest() != before):
            raise BadLesson(f"{move!r} should have been answered, and nothing should have changed.")
    move = course.told()["move"]
    if move is None or course.play(move) is not None:
        raise BadLesson(f"{', '.join(step.do)} does not lead on.")


def play_freely(course: Course, stand: Stand) -> None:
    """Let a bot play for the learner, too, until the free part is over."""
    if course.state.chance.fate:
        raise BadLesson(f"play is free from here, but chance is still prepared: {', '.join(course.state.chance.fate)}.")
    for _ in range(PATIENCE):
        if course.stand.step != stand.step:
            return
        if course.stand.aside:
            course.read()
        elif course.state.over:
            break
        elif course.state.seat != LEARNER:
            course.others_play()
        else:
            course.play(str(course.bot.choose(course.state.seen_by(LEARNER))))
    raise BadLesson(f"the free part never came to its end ({course.lesson.steps[stand.step].until}).")
