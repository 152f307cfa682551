// The calls of an operation, pinned beside its description: the shortest first, then with the worked steps, full and compact.

import { Tabs } from '../design/tabs.tsx';
import { type LibraryMethod, methodFor } from '../playground/calls/call.ts';
import type { PublishedOperation } from '../service/catalogue.ts';
import { CallPane } from './call-pane.tsx';

interface Asked {
  readonly body: string;
  readonly reply: string;
}

interface LengthsProperties {
  readonly path: string;
  readonly method: LibraryMethod;
  readonly lite: Asked;
  readonly worked: Asked;
  readonly name: string;
}

/** The result alone first: the shortest call that answers the question. */
function Lengths({ path, method, lite, worked, name }: LengthsProperties) {
  const pane = ({ body, reply }: Asked, detail: string) => (
    <CallPane
      call={{ origin: location.origin, path, body, method }}
      status={200}
      reply={reply}
      note=", of long lists the first two"
      name={`${name}, ${detail}`}
      isRunnable
    />
  );
  return (
    <>
      {pane(lite, 'the result alone')}
      <details class="docs-details">
        <summary>With the worked steps</summary>
        {pane(worked, 'with steps')}
      </details>
    </>
  );
}

export function OperationCalls({ operation }: { readonly operation: PublishedOperation }) {
  const { path, path_b, lite_b_body, lite_b_reply, reply_b_body, reply_b } = operation;
  const full = (
    <Lengths
      path={path}
      method={methodFor(operation, false)}
      lite={{ body: operation.lite_body, reply: operation.lite_reply }}
      worked={{ body: operation.reply_body, reply: operation.reply }}
      name="full reply"
    />
  );
  if (path_b === null || lite_b_body === null || lite_b_reply === null || reply_b_body === null || reply_b === null)
    return full;
  return (
    <Tabs
      label="Kinds of reply"
      tabs={[
        { name: 'full', title: 'Full', content: () => full },
        {
          name: 'compact',
          title: 'Compact',
          content: () => (
            <Lengths
              path={path_b}
              method={methodFor(operation, true)}
              lite={{ body: lite_b_body, reply: lite_b_reply }}
              worked={{ body: reply_b_body, reply: reply_b }}
              name="compact reply"
            />
          ),
        },
      ]}
    />
  );
}
