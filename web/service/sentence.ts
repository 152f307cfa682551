// Sentences of the service, which ends some of them without a full stop.
// Above: http.ts, account/, playground/cell-faults.ts. Below: nothing.

export function closeSentence(sentence: string): string {
  return /[.?…]$/.test(sentence) ? sentence : `${sentence}.`;
}
