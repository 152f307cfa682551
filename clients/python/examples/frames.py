# Frames: names of rows and columns stay where they belong.

import pandas as pd

from matrixsteps import Client

hours = pd.DataFrame({"mon": [4, 6], "tue": [5, 3]}, index=["ada", "bo"])
pay = pd.DataFrame({"euros": [20, 25]}, index=["mon", "tue"])

with Client() as client:
    print(client.arithmetic.matmul(hours, pay).result.answer)
    print(client.statistics.row_sum(hours).result.answer.to_dict())

# Prints:
#
#      euros
# ada    205
# bo     195
# {'ada': 9, 'bo': 9}
