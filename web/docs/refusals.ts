// Refusals as the article on errors lists them; tests/documentation.test.ts provokes each that has an example.

/** A type of entry in a 422, and a question that gets one. */
export interface EntryType {
  readonly type: string;
  readonly cause: string;
  /** Null where the question would be too long to print. */
  readonly example: { readonly path: string; readonly body: unknown } | null;
}

const familyA = '/v1/mathematics/linear-algebra';
const arithmeticB = '/api/v1/mathematics/linear-algebra/matrix-operations/matrix-arithmetic';

function inA(path: string, body: unknown): EntryType['example'] {
  return { path: `${familyA}/${path}`, body };
}

/** The five that most programs meet. */
export const usualTypes: readonly EntryType[] = [
  {
    type: 'value_error.missing',
    cause: 'A required field, mostly a or b, is not there.',
    example: inA('matrices/trace', {}),
  },
  {
    type: 'type_error.list',
    cause: 'A matrix is not a list of equally long, non-empty rows of numbers.',
    example: inA('matrices/trace', { a: [[1, 2], [3]] }),
  },
  {
    type: 'value_error.const',
    cause: 'A field has a value that it does not know; the message lists those that it does.',
    example: inA('matrices/trace', { a: [[1]], response_profile: 'full' }),
  },
  {
    type: 'type_error.enum',
    cause: 'The field that chooses the operation names none.',
    example: { path: arithmeticB, body: { a: [[1]], b: [[1]], operation: 'plus' } },
  },
  {
    type: 'type_error.integer',
    cause: 'A whole number is wanted; 2.0 is one, 2.5 and "2" are not.',
    example: inA('matrices/trace', { a: [[1]], decimals: 2.5 }),
  },
];

/** The rest of what can be wrong with a body, whatever it asks. */
export const furtherTypes: readonly EntryType[] = [
  {
    type: 'type_error.bool',
    cause: 'true or false is wanted; 1 and "yes" are neither.',
    example: inA('matrices/trace', { a: [[1]], steps_bg: 'yes' }),
  },
  {
    type: 'type_error.str',
    cause: 'A text is wanted.',
    example: inA('matrices/trace', { a: [[1]], result_name: 5 }),
  },
  {
    type: 'type_error.dict',
    cause: 'The body is JSON, but not an object.',
    example: inA('matrices/trace', [[1]]),
  },
  {
    type: 'value_error.number.not_le',
    cause: 'A number is larger than allowed.',
    example: inA('matrices/trace', { a: [[1]], decimals: 16 }),
  },
  {
    type: 'value_error.number.not_ge',
    cause: 'A number is smaller than allowed.',
    example: inA('matrices/trace', { a: [[1]], decimals: -2 }),
  },
  {
    type: 'value_error.any_str.min_length',
    cause: 'result_name is empty.',
    example: inA('matrices/trace', { a: [[1]], result_name: '' }),
  },
  {
    type: 'value_error.any_str.max_length',
    cause: 'result_name has more than 64 characters.',
    example: inA('matrices/trace', { a: [[1]], result_name: 'x'.repeat(65) }),
  },
  {
    type: 'value_error.str.regex',
    cause: 'result_name has a character that cannot be printed.',
    example: inA('matrices/trace', { a: [[1]], result_name: '\u0007' }),
  },
  {
    type: 'value_error.reserved',
    cause: 'result_name is a name that the reply uses itself.',
    example: inA('matrices/trace', { a: [[1]], result_name: '__proto__' }),
  },
];

/** What can be wrong with the mathematics. */
export const mathematicalTypes: readonly EntryType[] = [
  {
    type: 'value_error.dimension_mismatch',
    cause: 'The shapes of the inputs do not fit together, or not this operation. The message names both shapes.',
    example: inA('matrices/arithmetic/matmul', { a: [[1, 2]], b: [[3, 4]] }),
  },
  {
    type: 'value_error.zero_division',
    cause: 'A divisor is 0, or 0 is raised to a negative power. loc leads to the entry.',
    example: inA('matrices/arithmetic/divide-ew', { a: [[1, 2]], b: [[4, 0]] }),
  },
  {
    type: 'value_error.not_square',
    cause: 'The operation is for square matrices only.',
    example: inA('matrices/determinant-nxn', { a: [[1, 2, 3]] }),
  },
  {
    type: 'value_error.not_three_dimensional',
    cause: 'A cross product needs vectors with three entries.',
    example: inA('vectors/cross', { u: [1, 2], v: [3, 4] }),
  },
  {
    type: 'value_error.equation',
    cause: 'An equation cannot be read, or is not linear. The message gives the equation and the character.',
    example: inA('systems/solve', { equations: ['x + y = 3', 'x y = 2'] }),
  },
  {
    type: 'value_error.system',
    cause: 'A system is given in no way, or in more than one.',
    example: inA('systems/solve', { a: [[1, 2]], equations: ['x + y = 3'] }),
  },
  {
    type: 'value_error.zero_vector',
    cause: 'A vector has no direction, because all its entries are zero.',
    example: inA('vectors/unit', { v: [0, 0] }),
  },
  {
    type: 'value_error.inputs',
    cause: 'Of inputs that take the place of each other, none is given, or more than one.',
    example: inA('vectors/norm', {}),
  },
  {
    type: 'value_error.not_enough_data',
    cause: 'A sample of one number has no variance: its divisor, n − 1, is zero.',
    example: inA('statistics/descriptive/mat-var', { a: [[1]], ddof: 1 }),
  },
  {
    type: 'value_error.zero_variance',
    cause: 'A column holds equal numbers, and a correlation is divided by its standard deviation.',
    example: inA('statistics/correlation', {
      a: [
        [1, 5],
        [2, 5],
      ],
    }),
  },
  {
    type: 'value_error.not_a_basis',
    cause: 'The vectors that shall be a basis are linearly dependent. The message gives the dimension of their span.',
    example: inA('spaces/coordinates', {
      basis: [
        [1, 2],
        [2, 4],
      ],
      v: [1, 1],
    }),
  },
  {
    type: 'value_error.not_in_span',
    cause: 'The vector has no coordinates: it is no combination of the vectors of the basis.',
    example: inA('spaces/coordinates', { basis: [[1, 2]], v: [1, 1] }),
  },
  {
    type: 'value_error.different_span',
    cause: 'The two bases are bases of different spaces, so no matrix leads from one to the other.',
    example: inA('spaces/change-of-basis', { from: [[1, 2]], to: [[1, 1]] }),
  },
  {
    type: 'value_error.not_symmetric',
    cause: 'The operation is for symmetric matrices. The message names two entries that mirror each other and differ.',
    example: inA('factorizations/cholesky', {
      a: [
        [2, 1],
        [0, 2],
      ],
    }),
  },
  {
    type: 'value_error.not_stochastic',
    cause:
      'Each column, or with orientation row each row, must hold numbers that are not negative and add up to 1. The message names the first one that does not.',
    example: inA('spectrum/steady-state', {
      a: [
        [0.5, 1],
        [0.4, 0],
      ],
    }),
  },
  {
    type: 'value_error.not_positive_definite',
    cause:
      'The matrix has no Cholesky factor: one of its pivots is not greater than zero. The message gives the first one.',
    example: inA('factorizations/cholesky', {
      a: [
        [1, 2],
        [2, 4],
      ],
    }),
  },
  {
    type: 'value_error.singular',
    cause: 'The matrix has no inverse. The message gives its rank.',
    example: inA('matrices/inverse-nxn', {
      a: [
        [1, 2],
        [2, 4],
      ],
    }),
  },
  {
    type: 'value_error.domain',
    cause: 'A negative number is raised to a fractional power. The message gives the real odd root where there is one.',
    example: inA('matrices/arithmetic/raise-ew', { a: [[-8]], b: [['1/3']] }),
  },
  {
    type: 'value_error.overflow',
    cause: 'A number of the question or of the answer is beyond about 1.8e308.',
    example: inA('matrices/arithmetic/raise-ew', { a: [[10]], b: [[500]] }),
  },
  {
    type: 'value_error.index',
    cause: 'A position lies outside the matrix, or nothing would be left.',
    example: inA('change-appearance/row-delete', { a: [[1], [2]], index: 3 }),
  },
  {
    type: 'value_error.too_large',
    cause:
      'The question needs more work, or a longer answer, than one question may; or a body has over 100 unknown fields.',
    example: null,
  },
];

/** A body that is no JSON at all. */
export const notJson = {
  path: `${familyA}/matrices/trace`,
  body: '{"a": [[1, 2]',
  type: 'value_error.jsondecode',
} as const;

/** What the header was, as the article describes it, and the sentence of the 401. */
interface UnauthorisedCase {
  readonly name: string;
  readonly cause: string;
  /** Null where no header is sent. */
  readonly header: string | null;
  readonly sentence: string;
}

export const unauthorisedCases: readonly UnauthorisedCase[] = [
  { name: 'Header missing', cause: 'No Authorization header came.', header: null, sentence: 'Not authenticated' },
  {
    name: 'Header malformed',
    cause:
      'The value is not Bearer, one space, the key: two spaces, a line break, another scheme, or two such headers.',
    header: 'Bearer  mm_two_spaces',
    sentence: 'Invalid authorization header',
  },
  {
    name: 'Key unknown or revoked',
    cause: 'There is no such key, or it was replaced by a newer one.',
    header: 'Bearer mm_nosuchkey',
    sentence: 'Invalid or revoked API key',
  },
];

export interface Status {
  readonly status: number;
  readonly name: string;
  readonly meaning: string;
  readonly retry: string;
}

export const statuses: readonly Status[] = [
  { status: 200, name: 'OK', meaning: 'The question is answered. Only these count.', retry: 'No need' },
  {
    status: 401,
    name: 'Unauthorized',
    meaning: 'The Authorization header is missing or malformed, or the key is unknown or revoked.',
    retry: 'With a valid key',
  },
  {
    status: 403,
    name: 'Forbidden',
    meaning: 'The key is valid, and its scope does not open this address. The body says which scope does.',
    retry: 'With another key',
  },
  { status: 404, name: 'Not Found', meaning: 'There is no such address.', retry: 'No' },
  {
    status: 405,
    name: 'Method Not Allowed',
    meaning: 'The address takes another method: every question is a POST. Allow names it.',
    retry: 'No',
  },
  {
    status: 413,
    name: 'Content Too Large',
    meaning: 'The body is larger than a body may be.',
    retry: 'With a smaller body',
  },
  {
    status: 415,
    name: 'Unsupported Media Type',
    meaning: 'The body is not declared as application/json in UTF-8.',
    retry: 'With another Content-Type',
  },
  {
    status: 422,
    name: 'Unprocessable Entity',
    meaning: 'Something in the body cannot be used. One entry for each field says what.',
    retry: 'Never unchanged: the same body gets the same refusal',
  },
  {
    status: 429,
    name: 'Too Many Requests',
    meaning: 'The month is used up, too many requests came at once, or they took too much computing time.',
    retry: 'After the seconds in Retry-After',
  },
  {
    status: 500,
    name: 'Internal Server Error',
    meaning: 'A fault of ours. The reply says nothing more; X-Request-Id finds it in the log.',
    retry: 'Once or twice, waiting longer each time',
  },
  {
    status: 503,
    name: 'Service Unavailable',
    meaning: 'The service is busy, the store of accounts does not answer, or the question took too long.',
    retry: 'After the seconds in Retry-After',
  },
];

/** The headers of a reply to a question with a valid key. */
export const limitHeaders: readonly { readonly name: string; readonly example: string; readonly meaning: string }[] = [
  { name: 'X-RateLimit-Limit', example: '1000', meaning: 'answers a month' },
  { name: 'X-RateLimit-Remaining', example: '958', meaning: 'answers left' },
  { name: 'X-RateLimit-Reset', example: '1769904000', meaning: 'when the month ends, in seconds since 1970' },
  {
    name: 'RateLimit-Policy',
    example: '"monthly";q=1000;w=2678400, "burst";q=50;w=1, "cpu";q=60000;w=120;qu="milliseconds"',
    meaning: 'the limits that hold: quota q in a window of w seconds',
  },
  {
    name: 'RateLimit',
    example: '"monthly";r=958;t=1434600, "burst";r=49;t=1',
    meaning: 'r are left, for t seconds',
  },
];
