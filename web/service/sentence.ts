// Adds the full stop that some sentences of the service lack.

export function closeSentence(sentence: string): string {
  return /[.?…]$/.test(sentence) ? sentence : `${sentence}.`;
}
