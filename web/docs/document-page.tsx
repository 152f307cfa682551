// Pages that are documents of the project: a library's README, the changelog.

import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { CodeBlock } from '../design/code-block.tsx';
import { Notice } from '../design/notice.tsx';
import { type Block, partsOf } from '../markdown/blocks.ts';
import { Blocks } from '../markdown/blocks-view.tsx';
import { keyVariable } from '../playground/calls/call.ts';
import type { Section } from './article.ts';
import { DocsFrame } from './docs-frame.tsx';
import type { Library } from './libraries.ts';
import { OnThisPage, Sections } from './sections.tsx';
import { useHashTarget } from './use-hash-target.ts';

interface DocumentProperties {
  readonly slug: string;
  readonly title: string;
  readonly read: Library['read'];
  /** Ahead of the document's own sections. */
  readonly first?: readonly Section[];
  readonly children?: ComponentChildren;
  /** Code of this language that the page says better: its first block is left out. */
  readonly withoutFirst?: string;
}

type Reading = { readonly kind: 'read'; readonly blocks: readonly Block[] } | { readonly kind: 'failed' } | null;

function useDocument(read: Library['read']): Reading {
  const [reading, setReading] = useState<Reading>(null);
  useEffect(() => {
    async function load(): Promise<void> {
      try {
        setReading({ kind: 'read', blocks: (await read()).default });
      } catch {
        setReading({ kind: 'failed' });
      }
    }
    void load();
  }, [read]);
  return reading;
}

function withoutCode(blocks: readonly Block[], language: string | undefined): readonly Block[] {
  const place = blocks.findIndex((block) => block.kind === 'code' && block.language === language);
  return place < 0 ? blocks : blocks.toSpliced(place, 1);
}

function Drawn({ blocks, first }: { readonly blocks: readonly Block[]; readonly first: readonly Section[] }) {
  const { before, parts } = partsOf(blocks, 2);
  const sections: readonly Section[] = [
    ...first,
    ...parts.map((part) => ({
      id: part.id,
      title: part.title,
      content: () => <Blocks blocks={part.blocks} name={part.title} />,
    })),
  ];
  return (
    <>
      <Blocks blocks={before.filter(({ kind }) => kind !== 'heading')} name="Introduction" />
      <OnThisPage sections={sections} />
      <Sections sections={sections} />
    </>
  );
}

export function DocumentPage({ slug, title, read, first = [], children, withoutFirst }: DocumentProperties) {
  const reading = useDocument(read);
  useHashTarget(reading !== null);
  return (
    <DocsFrame title={title} here={slug}>
      <h1>{title}</h1>
      {children}
      {reading === null && <p role="status">The page is on its way …</p>}
      {reading?.kind === 'failed' && <Notice tone="bad">This page could not be loaded. Load it again.</Notice>}
      {reading?.kind === 'read' && <Drawn blocks={withoutCode(reading.blocks, withoutFirst)} first={first} />}
    </DocsFrame>
  );
}

function Install({ installs }: Pick<Library, 'installs'>) {
  return (
    <>
      <p>The package comes with the source of this service. In its folder:</p>
      <CodeBlock code={installs} label="Install from the source" />
      <p>Then tell it where this service is, and who you are. The key is on your dashboard.</p>
      <CodeBlock
        code={`export MATRIXSTEPS_BASE_URL='${location.origin}'\nexport ${keyVariable}='mm_...'`}
        label="Where the service is, and the key"
      />
    </>
  );
}

export function LibraryPage({ library: { slug, title, installs, read } }: { readonly library: Library }) {
  const first = [{ id: 'install', title: 'Install', content: () => <Install installs={installs} /> }];
  // The README installs the package, too.
  return <DocumentPage slug={slug} title={title} read={read} first={first} withoutFirst="sh" />;
}

const readChangelog = () => import('virtual:document/changes');

export function ChangelogPage() {
  return (
    <DocumentPage slug="changelog" title="Changelog" read={readChangelog}>
      <p class="lead">
        What has changed for people who use the pages, the API or the libraries. Who runs a service finds every change
        in the file <code>CHANGELOG.md</code> of its source.
      </p>
    </DocumentPage>
  );
}
