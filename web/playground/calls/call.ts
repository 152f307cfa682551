// A call: the request for what is on the screen, as a program would send it.

/** The method of our libraries that asks a question. */
export interface LibraryMethod {
  /** The group, as the catalogue names the topic: `change-appearance`. */
  readonly group: string;
  /** As the catalogue names the operation: `row-insert`. */
  readonly name: string;
  /** Whether the reply is compact. */
  readonly isCompact: boolean;
  /** The members of a body that the method takes by their places, in order; it takes all others by their names. */
  readonly inputs: readonly string[];
}

export interface Call {
  readonly origin: string;
  /** The path of the endpoint. */
  readonly path: string;
  /** JSON text, sent by curl as it is. */
  readonly body: string;
  /** Null for routes that the libraries ask in another way. */
  readonly method: LibraryMethod | null;
}

/** A call that a library can make. */
export interface LibraryCall extends Call {
  readonly method: LibraryMethod;
}

interface DescribedOperation {
  readonly id: string;
  readonly topic: { readonly id: string };
  readonly fields: readonly { readonly name: string; readonly required: boolean }[];
}

/** The method for an operation of the catalogue. */
export function methodFor({ id, topic, fields }: DescribedOperation, isCompact: boolean): LibraryMethod {
  const inputs = fields.filter(({ required }) => required).map(({ name }) => name);
  return { group: topic.id, name: id, isCompact, inputs };
}

/** The name of the variable that holds the key, so that no program holds the key itself. */
export const keyVariable = 'MATRIXSTEPS_API_KEY';

export const contentType = 'application/json';
