"""Lessons: a game learned by playing it, one note and one thing at a time. docs/lessons.md tells how to write one.

A lesson is data (`lesson`), read from a file and checked (`reading`), found among those of its game (`library`). Where
somebody stands in it follows from what was done so far (`guide`), so it survives whatever the game survives. A course
(`course`) is a lesson being taken at one screen, without a server.
"""

from tangledbank.lessons.course import Course
from tangledbank.lessons.guide import Deed, Guide, Stand
from tangledbank.lessons.lesson import LEARNER, BadLesson, Lesson, Step
from tangledbank.lessons.library import lesson_ids, lesson_of, lessons_of, word_files, words_for

__all__ = [
    "LEARNER",
    "BadLesson",
    "Course",
    "Deed",
    "Guide",
    "Lesson",
    "Stand",
    "Step",
    "lesson_ids",
    "lesson_of",
    "lessons_of",
    "word_files",
    "words_for",
]
