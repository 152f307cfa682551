// How to get back into an account on a service that sends no mail.

import { CodeBlock } from '../design/code-block.tsx';

export function WithoutMail() {
  return (
    <>
      <p>
        <strong>This service sends no mail</strong>, so it cannot send you a link either. Whoever runs it can make one
        for you. Ask them to run this where the service runs, with the e-mail address of your account:
      </p>
      <CodeBlock code="npm run key -- EMAIL --claim" label="Command that makes a link" />
      <p>
        The command prints a link. Open it and choose a new password: you are signed in, and all earlier sessions end.
        The link works once, and for 24 hours. Your API key keeps working and your usage stays.
      </p>
    </>
  );
}
