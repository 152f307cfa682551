// How to reach the operator, from the address that the service tells.

/** The address as people read it: a mail address without its scheme. */
export function shownContact(contact: string): string {
  return contact.replace(/^mailto:/, '');
}

/** The address to open: a mail begins with its subject. */
export function hrefOfContact(contact: string): string {
  if (!contact.startsWith('mailto:')) return contact;
  return `${contact}?subject=${encodeURIComponent('Link to set a new password')}`;
}
