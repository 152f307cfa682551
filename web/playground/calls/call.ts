// A call: the request for what is on the screen, as a program would send it.

export interface Call {
  /** The whole address of the endpoint. */
  readonly url: string;
  /** JSON text, sent as it is: a library that parsed and wrote it again would change digits. */
  readonly body: string;
}

/** The name of the variable that holds the key, so that no program holds the key itself. */
export const keyVariable = 'MATRIXSTEPS_API_KEY';

export const contentType = 'application/json';
