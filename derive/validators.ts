// Two independent validators of OpenAPI documents, and their verdicts.

import { validate } from '@scalar/openapi-validator';
import { Validator } from '@seriousme/openapi-schema-validator';

interface Verdict {
  readonly isValid: boolean;
  /** What is wrong, in the words of the validator. */
  readonly findings: readonly string[];
}

const judges = {
  '@seriousme/openapi-schema-validator': async (text) => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate(JSON.parse(text));
    const isValid = valid && validator.version === '3.1';
    return verdict(isValid, errors);
  },
  '@scalar/openapi-validator': async (text) => {
    const { valid, errors } = validate(text);
    return verdict(valid, errors);
  },
} as const satisfies { readonly [name: string]: (text: string) => Promise<Verdict> };

export type ValidatorName = keyof typeof judges;

export const validators: readonly ValidatorName[] = [
  '@seriousme/openapi-schema-validator',
  '@scalar/openapi-validator',
];

/** What a validator says of a document of OpenAPI 3.1. */
export function verdictOn(name: ValidatorName, document: object): Promise<Verdict> {
  return judges[name](JSON.stringify(document));
}

function verdict(isValid: boolean, errors: unknown): Verdict {
  if (isValid) return { isValid, findings: [] };
  return {
    isValid,
    findings: [errors].flat().map((error) => (typeof error === 'string' ? error : JSON.stringify(error))),
  };
}
