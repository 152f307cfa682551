// What the service says of itself, asked for once by the first page that shows some of it.

import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { readServiceFacts, type ServiceFacts } from '../service/service-facts.ts';

const facts = signal<ServiceFacts | null>(null);
let isAsked = false;

async function ask(): Promise<void> {
  isAsked = true;
  const reply = await readServiceFacts();
  if (reply.kind === 'answered') facts.value = reply.value;
  else isAsked = false;
}

/** Null until the service has answered; pages say then what is true without it. */
export function useServiceFacts(): ServiceFacts | null {
  useEffect(() => {
    if (!isAsked) void ask();
  }, []);
  return facts.value;
}
