// The state of a form: the errors of its fields, its own error, and whether it is being sent.

import { useState } from 'preact/hooks';
import { useTask } from '../design/use-task.ts';
import type { Refused, Reply } from '../service/http.ts';
import { type FieldErrors, hasErrors, errorsOfRefusal, type FormErrors } from './field-errors.ts';

interface FormOptions<Value> {
  /** Validates before anything is sent; its keys are the fields of the form. */
  readonly check: () => FieldErrors;
  readonly send: () => Promise<Reply<Value>>;
  readonly onAnswer: (value: Value) => Promise<void> | void;
  /** The errors for a refusal that this form treats in its own way; null for all others. */
  readonly onRefusal?: (refused: Refused) => FormErrors | null;
}

/** What the input of a field is given. */
export interface FieldBinding {
  readonly name: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
  /** What is wrong with the value; empty where nothing is. */
  readonly error: string;
}

export interface FormState extends FormErrors {
  readonly isBusy: boolean;
  /** Counts the refusals: after each of them the first field with an error gets the focus. */
  readonly refusals: number;
  readonly submit: () => void;
  /** Binds an input to a field: its value, the setter, and its error. */
  readonly bind: (name: string, value: string, keep: (value: string) => void) => FieldBinding;
}

const clean: FormErrors = { errors: {}, problem: null };

export function useForm<Value>({ check, send, onAnswer, onRefusal }: FormOptions<Value>): FormState {
  const [formErrors, setFormErrors] = useState(clean);
  const [refusals, setRefusals] = useState(0);

  function refuse(next: FormErrors): void {
    setFormErrors(next);
    setRefusals((count) => count + 1);
  }

  const { isBusy, start } = useTask(async () => {
    const errors = check();
    if (hasErrors(errors)) return refuse({ errors, problem: null });
    setFormErrors(clean);
    const reply = await send();
    if (reply.kind === 'answered') return onAnswer(reply.value);
    return refuse(onRefusal?.(reply) ?? errorsOfRefusal(reply, Object.keys(errors)));
  });

  /** Typing clears the error of the field. */
  function clear(field: string): void {
    if (formErrors.errors[field] === undefined) return;
    setFormErrors(({ errors, problem }) => ({ errors: { ...errors, [field]: undefined }, problem }));
  }

  return {
    ...formErrors,
    isBusy,
    refusals,
    submit: start,
    bind: (name, value, keep) => ({
      name,
      value,
      onValue: (next) => {
        keep(next);
        clear(name);
      },
      error: formErrors.errors[name] ?? '',
    }),
  };
}
