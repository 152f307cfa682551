// Usage: how many answers the account has left, from the headers of a reply.

export interface Usage {
  /** Answers a month. */
  readonly limit: number;
  readonly used: number;
  readonly remaining: number;
  /** When the count is reset. */
  readonly resetsAt: Date;
}

/** The usage in the headers; null where there is none, as on a 401. */
export function readUsage(headers: Headers): Usage | null {
  const [limit, remaining, reset] = ['limit', 'remaining', 'reset'].map((name) =>
    wholeNumber(headers.get(`x-ratelimit-${name}`)),
  );
  if (limit === undefined || remaining === undefined || reset === undefined) return null;
  return { limit, used: limit - remaining, remaining, resetsAt: new Date(reset * 1000) };
}

function wholeNumber(text: string | null): number | undefined {
  return text !== null && /^\d+$/.test(text) ? Number(text) : undefined;
}

/** The seconds of `Retry-After-Ms` or `Retry-After`, which may also be a date; null where there is none. */
export function readRetryAfter(headers: Headers, now: number = Date.now()): number | null {
  const milliseconds = decimalNumber(headers.get('retry-after-ms'));
  if (milliseconds !== undefined) return milliseconds / 1000;
  const text = headers.get('retry-after');
  if (text === null) return null;
  const seconds = decimalNumber(text) ?? (Date.parse(text) - now) / 1000;
  return Number.isNaN(seconds) ? null : Math.max(0, seconds);
}

function decimalNumber(text: string | null): number | undefined {
  return text !== null && /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : undefined;
}

/** The seconds until the burst limit lets requests through again, where the `RateLimit` header says that it lets none now; else 0. */
export function readBurstWait(headers: Headers): number {
  const wait = /"burst"\s*;\s*r=0\s*;\s*t=(?<seconds>\d+)/.exec(headers.get('ratelimit') ?? '');
  return Number(wait?.groups?.['seconds'] ?? 0);
}
