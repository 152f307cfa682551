// Where to go after signing in: back to where one came from, as long as that is a page of ours.

const home = '/dashboard';
/** The pages that are worth coming back to. */
const pages = /^\/(?:dashboard|playground|docs(?:\/[\w-]+)*)$/;
/** Stands for our own origin, whatever it is: what leads anywhere else is not ours. */
const own = 'https://own.invalid';

/** The address of the page for signing in that leads back to `path`. */
export function signInPath(path: string): string {
  return path === home ? '/sign-in' : `/sign-in?then=${encodeURIComponent(path)}`;
}

/** Reads `then` of the query; the dashboard where there is none or where it leads to anything else than such a page. */
export function destinationOf(search: string): string {
  const wanted = new URLSearchParams(search).get('then');
  if (wanted === null || !wanted.startsWith('/') || !URL.canParse(wanted, own)) return home;
  const { origin, pathname, search: query, hash } = new URL(wanted, own);
  return origin === own && pages.test(pathname) ? pathname + query + hash : home;
}
