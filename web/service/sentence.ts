// Sentences of the service, which ends some of them without a full stop.

export function closeSentence(sentence: string): string {
  return /[.?…]$/.test(sentence) ? sentence : `${sentence}.`;
}
