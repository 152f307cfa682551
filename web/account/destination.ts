// Where to go after signing in: back to the page before, as long as it is one of this site.

const home = '/dashboard';
/** The pages that are worth coming back to. */
const pages = /^\/(?:dashboard|playground|check|docs(?:\/[\w-]+)*)$/;
/** A placeholder for the site's own origin: an address that resolves to any other is refused. */
const own = 'https://own.invalid';

/** The address of the page for signing in that leads back to `path`. */
export function signInPath(path: string): string {
  return path === home ? '/sign-in' : `/sign-in?then=${encodeURIComponent(path)}`;
}

/** The page that `then` of the query names; the dashboard where it names none of these pages. */
export function destinationOf(search: string): string {
  const wanted = new URLSearchParams(search).get('then');
  if (wanted === null || !wanted.startsWith('/') || !URL.canParse(wanted, own)) return home;
  const { origin, pathname, search: query, hash } = new URL(wanted, own);
  return origin === own && pages.test(pathname) ? pathname + query + hash : home;
}
