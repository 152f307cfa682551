# Worksheets for a class, the check of homework, and many questions at once: `python course.py STUDENTS QUESTIONS`.

import asyncio
import sys
from concurrent.futures import ThreadPoolExecutor
from fractions import Fraction

from matrixsteps import AsyncClient, Client, InvalidRequestError

students, questions = map(int, sys.argv[1:])
client = Client()

# A sheet for each student; seeds far apart, so that no two students get the same problem.
sheets = []
for student in range(students):
    unit = [[1, 0, 0], [0, 1, 0], [0, 0, 1]]
    reply = client.matrices.determinant_3x3(unit, include=["exercises"], exercise_seed=1000 * student, exercise_count=5)
    sheets.append([exercise.id for exercise in reply.exercises])
print(f"{len(sheets)} sheets, {sum(map(len, sheets))} exercises")

# Homework: the inverse of a matrix, entry by entry.
homework = [
    ("Ada", [[2, 1], [7, 4]], [["4", "-1"], ["-7", "2"]]),
    ("Ben", [[1, 2], [3, 4]], [["-2", "1"], ["3/2", "1/2"]]),
    ("Cem", [[1, 2], [2, 4]], [["1", "0"], ["0", "1"]]),
]
for name, task, written in homework:
    try:
        result = client.matrices.inverse_2x2(task, include=["answer"]).result
        exact = result.fractions()
        wrong = [f"{i + 1},{j + 1}" for i in range(2) for j in range(2) if exact[i][j] != Fraction(written[i][j])]
        print(f"{name}: {'wrong at ' + ' '.join(wrong) if wrong else 'right'}")
    except InvalidRequestError as error:
        print(f"{name}: {error.problems[0].type}")


# Many questions at once: the burst limit is waited out. Half of them by threads, half by tasks.
def is_right(number: int) -> bool:
    reply = client.matrices.trace([[number, 1], [1, 1]], response_profile="lite")
    return reply.result.answer == number + 1


async def rights(numbers: range) -> int:
    async with AsyncClient() as waiting:
        replies = await asyncio.gather(
            *(waiting.matrices.trace([[number, 1], [1, 1]], response_profile="lite") for number in numbers)
        )
    return sum(reply.result.answer == number + 1 for number, reply in zip(numbers, replies))


half = questions // 2
with ThreadPoolExecutor(half) as pool:
    right = sum(pool.map(is_right, range(half)))
right += asyncio.run(rights(range(half, questions)))
print(f"{right} of {questions} right")
