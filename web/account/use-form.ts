// The state of a form: its faults, what is wrong with the whole, and whether it is being sent.

import { useState } from 'preact/hooks';
import { useTask } from '../design/use-task.ts';
import type { Refused, Reply } from '../service/http.ts';
import { type Faults, hasFaults, judgeRefusal, type Verdict } from './faults.ts';

interface FormOptions<Value> {
  /** Finds faults before anything is sent; its fields are the fields of the form. */
  readonly check: () => Faults;
  readonly send: () => Promise<Reply<Value>>;
  readonly onAnswer: (value: Value) => Promise<void> | void;
  /** What the refusal means here, where that is more than its sentence and its fields; null for all others. */
  readonly onRefusal?: (refused: Refused) => Verdict | null;
}

/** What the input of a field is given. */
export interface FieldBinding {
  readonly name: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
  /** What is wrong with the value; empty where nothing is. */
  readonly fault: string;
}

export interface FormState extends Verdict {
  readonly isBusy: boolean;
  /** Rises with every refusal: the focus goes to the first fault once for each. */
  readonly refusals: number;
  readonly submit: () => void;
  /** Binds an input to a field: its value, where a new one goes, and its fault. */
  readonly bind: (name: string, value: string, keep: (value: string) => void) => FieldBinding;
}

const clean: Verdict = { faults: {}, problem: null };

export function useForm<Value>({ check, send, onAnswer, onRefusal }: FormOptions<Value>): FormState {
  const [verdict, setVerdict] = useState(clean);
  const [refusals, setRefusals] = useState(0);

  function refuse(next: Verdict): void {
    setVerdict(next);
    setRefusals((count) => count + 1);
  }

  const { isBusy, start } = useTask(async () => {
    const faults = check();
    if (hasFaults(faults)) return refuse({ faults, problem: null });
    setVerdict(clean);
    const reply = await send();
    if (reply.kind === 'answered') return onAnswer(reply.value);
    return refuse(onRefusal?.(reply) ?? judgeRefusal(reply, Object.keys(faults)));
  });

  /** What is being typed is no longer what was refused. */
  function forget(field: string): void {
    if (verdict.faults[field] === undefined) return;
    setVerdict(({ faults, problem }) => ({ faults: { ...faults, [field]: undefined }, problem }));
  }

  return {
    ...verdict,
    isBusy,
    refusals,
    submit: start,
    bind: (name, value, keep) => ({
      name,
      value,
      onValue: (next) => {
        keep(next);
        forget(name);
      },
      fault: verdict.faults[name] ?? '',
    }),
  };
}
