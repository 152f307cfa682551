import json
import sys

from matrixsteps_client import AuthenticatedClient
from matrixsteps_client.api.arithmetic import compact_arithmetic_add
from matrixsteps_client.api.matrices import matrices_determinant2x2
from matrixsteps_client.models import CompactArithmeticAddBody, MatricesDeterminant2X2Body

url, key = sys.argv[1:]
client = AuthenticatedClient(base_url=url, token=key)
envelope = matrices_determinant2x2.sync(
    client=client, body=MatricesDeterminant2X2Body.from_dict({"a": [[1, "1/2"], [3, 4]]})
)
compact = compact_arithmetic_add.sync(
    client=client, body=CompactArithmeticAddBody.from_dict({"a": [[1, 2]], "b": [[3, 4]]})
)
print(json.dumps([envelope.result.answer, compact.ans], separators=(",", ":")))
