// A request and its reply, as an article shows them.

import './docs.css';
import { CallPane } from './call-pane.tsx';
import type { Exchange } from './examples.ts';
import { jsonText } from './json-text.ts';

interface ExchangeProperties {
  readonly exchange: Exchange;
  /** Names the request among others on the page. */
  readonly name: string;
}

export function ExampleCall({ exchange: { path, body, method, status, reply, isExcerpt }, name }: ExchangeProperties) {
  return (
    <CallPane
      call={{ origin: location.origin, path, body: jsonText(body), method }}
      status={status}
      reply={jsonText(reply)}
      note={isExcerpt ? ', shortened to what matters here' : ''}
      name={name}
      isRunnable={!path.endsWith('/batch')}
    />
  );
}
