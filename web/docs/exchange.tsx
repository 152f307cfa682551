// A request and its reply, as an article shows them.

import './docs.css';
import { CodeBlock } from '../design/code-block.tsx';
import { curlCall } from '../playground/calls/curl.ts';
import { LanguageTabs } from '../playground/calls/language-tabs.tsx';
import type { Exchange } from './examples.ts';
import { jsonText } from './json-text.ts';

interface ExchangeProperties {
  readonly exchange: Exchange;
  /** Names the request among others on the page. */
  readonly name: string;
}

function callOf({ path, body }: Exchange) {
  return { url: location.origin + path, body: jsonText(body) };
}

function Reply({ exchange: { status, reply, isExcerpt }, name }: ExchangeProperties) {
  return (
    <>
      <p class="exchange-caption">
        Reply, status {status}
        {isExcerpt && ', shortened to what matters here'}:
      </p>
      <CodeBlock code={jsonText(reply)} label={`Reply: ${name}`} />
    </>
  );
}

/** The call in every language. */
export function FirstCall({ exchange, name }: ExchangeProperties) {
  return (
    <>
      <LanguageTabs call={callOf(exchange)} labelIn={(language) => `${name}, in ${language}`} />
      <Reply exchange={exchange} name={name} />
    </>
  );
}

/** The call with curl. */
export function CurlCall({ exchange, name }: ExchangeProperties) {
  return (
    <>
      <CodeBlock code={curlCall(callOf(exchange))} label={`Call: ${name}`} />
      <Reply exchange={exchange} name={name} />
    </>
  );
}

/** The body alone, where the rest of the call is clear. */
export function BodyAndReply({ exchange, name }: ExchangeProperties) {
  return (
    <>
      <p class="exchange-caption">
        Body, to <code>{exchange.path}</code>:
      </p>
      <CodeBlock code={jsonText(exchange.body)} label={`Body: ${name}`} />
      <Reply exchange={exchange} name={name} />
    </>
  );
}
