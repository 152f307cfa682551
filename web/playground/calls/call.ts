// A call: the request that asks what is on the screen, for programs to make.

export interface Call {
  /** The whole address of the endpoint. */
  readonly url: string;
  /** JSON text, sent as it is: a library that wrote it anew would change digits. */
  readonly body: string;
}

/** The name of the variable that holds the key, so that no program holds the key itself. */
export const keyVariable = 'MATRIXMATH_API_KEY';

export const contentType = 'application/json';
