// How to get back into an account on a service that sends no mail: who can help, what to ask, and what they have to do.

import { useServiceFacts } from '../application/service-facts.ts';
import { CodeBlock } from '../design/code-block.tsx';
import { hrefOfContact, shownContact } from './operator-contact.ts';

function WhoHelps() {
  const operator = useServiceFacts()?.operator ?? null;
  const name = operator?.name ?? 'whoever runs this service';
  const contact = operator?.contact ?? null;
  if (contact === null) {
    return (
      <p>
        Ask <strong>{name}</strong> for a link: your teacher, your school or your company, or whoever gave you the
        address of this page.
      </p>
    );
  }
  return (
    <p>
      Ask <strong>{name}</strong> for a link: <a href={hrefOfContact(contact)}>{shownContact(contact)}</a>.
    </p>
  );
}

/** The command that makes a link, for the operator; others need not see it. */
export function LinkCommand() {
  return (
    <details>
      <summary>For whoever runs this service</summary>
      <p>Run this in the folder of the service, with the e-mail address of the account. It prints the link.</p>
      <CodeBlock code="npm run --silent key -- EMAIL --claim" label="Command that makes a link" />
    </details>
  );
}

export function WithoutMail() {
  return (
    <>
      <p>
        <strong>This service sends no mail</strong>, so a link to set a new password has to come from a person.
      </p>
      <ol>
        <li>
          <WhoHelps />
        </li>
        <li>
          <p>
            Tell them the e-mail address of your account, from that address if you can. Never tell anybody a password.
          </p>
        </li>
        <li>
          <p>
            Open the link within 24 hours and choose a new password. You are signed in, and all earlier sessions end.
            The link works once.
          </p>
        </li>
      </ol>
      <p>Meanwhile your API key keeps working, and nothing of your account is lost.</p>
      <LinkCommand />
    </>
  );
}
