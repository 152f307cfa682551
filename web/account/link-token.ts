// The token of a link from a mail or from the operator of the service. It is in the fragment, which browsers do not send,
// and is taken out of the address bar and the history as soon as it is read.

import { useEffect, useState } from 'preact/hooks';

/** The token of a sign-up holds an address, which may be long. */
const tokenPattern = /^[\w.~-]{1,1200}$/;

/** The token in a fragment such as `#token=AbC-1`; null where there is none. */
export function linkTokenIn(fragment: string): string | null {
  const token = new URLSearchParams(fragment.replace(/^#/, '')).get('token');
  return token !== null && tokenPattern.test(token) ? token : null;
}

function takeToken(): string | null {
  const token = linkTokenIn(location.hash);
  if (location.hash !== '') history.replaceState(null, '', location.pathname + location.search);
  return token;
}

/** The token of the link that was opened. Another link in the same tab changes only the fragment, and is read, too. */
export function useLinkToken(): string | null {
  const [token, setToken] = useState(takeToken);
  useEffect(() => {
    function take(): void {
      if (location.hash !== '') setToken(takeToken());
    }
    addEventListener('hashchange', take);
    return () => removeEventListener('hashchange', take);
  }, []);
  return token;
}
