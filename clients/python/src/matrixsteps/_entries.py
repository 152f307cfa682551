# Entries and matrices as they are given to the methods, and numbers as they are answered.

from decimal import Decimal
from fractions import Fraction
from typing import TYPE_CHECKING, Any, List, Sequence, Union

if TYPE_CHECKING:
    import numpy as np
    import pandas as pd

# A number, or the text of an exact one: a decimal such as "0.1", a fraction such as "-7/3".
Entry = Union[int, float, str, Fraction, Decimal, "np.number[Any]"]
# What the compact routes take: no texts, and no fractions, which are sent as texts.
PlainEntry = Union[int, float, Decimal, "np.number[Any]"]
Array = Union["np.ndarray[Any, np.dtype[Any]]"]
Frame = Union["pd.DataFrame"]
Series = Union["pd.Series[Any]"]
Row = Union[Sequence[Entry], Array, Series]
# Row by row; all rows have the same length.
Rows = Sequence[Union[Sequence[Entry], Array]]
# A Series is a column, as in a frame.
Framed = Union[Frame, Series]
Matrix = Union[Rows, Array, Framed]
Operand = Union[Matrix, Entry]
Lines = Union[Matrix, Row]
PlainRows = Sequence[Union[Sequence[PlainEntry], Array]]
PlainMatrix = Union[PlainRows, Array, Framed]
PlainOperand = Union[PlainMatrix, PlainEntry]
PlainRow = Union[Sequence[PlainEntry], Array, Series]
PlainLines = Union[PlainMatrix, PlainRow]

Numbers = List[float]
NumberRows = List[List[float]]
Texts = List[str]
TextRows = List[List[str]]
