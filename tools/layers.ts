// Layers: who may import whom, as data, and what in a file breaks it.

import { basename } from 'node:path';
import { type Import, importsOf } from './imports.ts';
import { type Finding, isTest, type SourceFile } from './source-files.ts';

const ENGINE = [
  'exact',
  'document',
  'render',
  'learning',
  'catalogue',
  'code',
  'algorithms',
  'exercises',
  'operations',
] as const;

type Layer =
  | (typeof ENGINE)[number]
  | 'notation'
  | 'feedback'
  | 'testing'
  | 'api'
  | 'server'
  | 'mcp'
  | 'derive'
  | 'web'
  | 'clients'
  | 'tools'
  | 'deploy'
  | 'tests';

/** What each layer builds on. */
const BUILDS_ON: { readonly [L in Layer]: readonly Layer[] } = {
  exact: ['exact'],
  document: ['exact', 'document'],
  render: ['exact', 'document', 'render'],
  learning: ['exact', 'document', 'learning'],
  catalogue: ['exact', 'document', 'learning', 'catalogue'],
  // Programs in other languages, from data that the operations give.
  code: ['exact', 'learning', 'catalogue', 'code'],
  algorithms: ['exact', 'document', 'catalogue', 'algorithms'],
  // What exercises of several topics draw.
  exercises: ['exact', 'document', 'learning', 'algorithms', 'exercises'],
  operations: ['exact', 'document', 'learning', 'catalogue', 'algorithms', 'exercises', 'operations'],
  // What students write, read into terms and lines; the pages share it.
  notation: ['notation'],
  // The judgement of students' workings.
  feedback: ['exact', 'document', 'learning', 'catalogue', 'algorithms', 'notation', 'feedback'],
  // What the tests of the engine share; nothing that runs builds on it.
  testing: ['exact', 'document', 'learning', 'catalogue', 'testing'],
  api: [...ENGINE, 'notation', 'feedback', 'api'],
  mcp: [...ENGINE, 'notation', 'feedback', 'api', 'mcp'],
  server: [...ENGINE, 'notation', 'feedback', 'api', 'mcp', 'server'],
  derive: [...ENGINE, 'notation', 'feedback', 'api', 'derive'],
  web: ['notation', 'web'],
  clients: ['clients'],
  tools: [...ENGINE, 'notation', 'feedback', 'api', 'server', 'mcp', 'derive', 'tools'],
  // Examples for operators, which stand alone.
  deploy: ['deploy'],
  tests: [
    ...ENGINE,
    'notation',
    'feedback',
    'testing',
    'api',
    'server',
    'mcp',
    'derive',
    'web',
    'clients',
    'tools',
    'deploy',
    'tests',
  ],
};

/** Inside a layer: what the files of a folder, and of folders below it, must not import. */
const MUST_NOT_IMPORT: { readonly [folder: string]: readonly string[] } = {
  'api/parse': [
    'api/endpoints',
    'api/validate',
    'api/solve',
    'api/execute',
    'api/envelope',
    'api/compact',
    'api/web-answer',
    'api/openapi',
  ],
  'api/endpoints': [
    'api/parse',
    'api/validate',
    'api/solve',
    'api/execute',
    'api/envelope',
    'api/compact',
    'api/web-answer',
    'api/openapi',
  ],
  'api/validate': ['api/solve', 'api/execute', 'api/envelope', 'api/compact', 'api/web-answer', 'api/openapi'],
  'api/serialize': ['api/solve', 'api/execute', 'api/envelope', 'api/compact', 'api/web-answer', 'api/openapi'],
  'api/solve': ['api/execute', 'api/envelope', 'api/compact', 'api/web-answer', 'api/openapi'],
  'api/envelope': ['api/compact', 'api/web-answer', 'api/openapi'],
  'api/compact': ['api/envelope', 'api/web-answer', 'api/openapi'],
  'server/settings': ['server/accounts', 'server/http', 'server/pipeline', 'server/routes', 'server/sessions'],
  'server/accounts': ['server/http', 'server/pipeline', 'server/routes', 'server/sessions', 'server/metrics'],
  'server/http': ['server/pipeline', 'server/routes', 'server/sessions', 'server/metrics'],
  'server/workers': ['server/http', 'server/pipeline', 'server/routes', 'server/sessions'],
  'server/pipeline': ['server/routes', 'server/sessions'],
};

/** Single files that a layer may import beside the layers that it builds on. */
const EXCEPTIONS: { readonly [path: string]: readonly Layer[] } = {
  'engine/catalogue/answer.ts': ['render'],
};

/**
 * The modules of Node that a layer may use; a layer that is not named may use all. The engine does no input or output;
 * assertions serve what its tests build on.
 */
const NODE_MODULES: { readonly [layer: string]: readonly string[] } = {
  ...Object.fromEntries([...ENGINE, 'testing'].map((layer) => [layer, ['node:assert/strict']])),
  api: ['node:zlib', 'node:crypto', 'node:buffer', 'node:assert/strict'],
};

/** The one file of the engine that reads folders. */
const DISCOVERY = 'engine/catalogue/discover.ts';

/** Names that say nothing about what is inside. */
export const FORBIDDEN_NAMES: readonly string[] = [
  'utils',
  'helpers',
  'common',
  'shared',
  'lib',
  'core',
  'types',
  'services',
  'managers',
];

/** The findings in one file. Tests may import everything but other tests. */
export function layerFindings(file: SourceFile): readonly Finding[] {
  const layer = layerOf(file.path);
  if (layer === null) {
    const sentence = 'this folder belongs to no layer: add it to BUILDS_ON in tools/layers.ts';
    return [{ path: file.path, line: 1, sentence }];
  }
  return importsOf(file).flatMap((found) => {
    const sentence = objection(file.path, isTest(file.path) ? 'tests' : layer, found);
    return sentence === null ? [] : [{ path: file.path, line: found.line, sentence }];
  });
}

/** The folders that have a forbidden name; the clients' hand-written core aside. */
export function folderFindings(paths: readonly string[]): readonly Finding[] {
  return paths
    .filter((path) => FORBIDDEN_NAMES.includes(basename(path)) && !path.startsWith('clients/'))
    .map((path) => ({ path, line: 1, sentence: `no folder or file is called ${basename(path)}: say what it holds` }));
}

function layerOf(path: string): Layer | null {
  const [folder, inner] = path.split('/');
  const name = folder === 'engine' ? inner : folder;
  return isLayer(name) ? name : null;
}

function isLayer(name: string): name is Layer {
  return Object.hasOwn(BUILDS_ON, name);
}

/** What is wrong with an import, or null. */
function objection(path: string, layer: Layer, { specifier, target }: Import): string | null {
  if (target === null) return nodeObjection(path, layer, specifier);
  if (isTest(target))
    return target.startsWith('tests/') && layer === 'tests' ? null : `${target} is a test; nothing imports tests`;
  const targetLayer = layerOf(target);
  if (targetLayer === null) return `${target} belongs to no layer: add its folder to BUILDS_ON in tools/layers.ts`;
  if (!BUILDS_ON[layer].includes(targetLayer) && !(EXCEPTIONS[target] ?? []).includes(layer)) {
    return `${layer} must not import ${targetLayer} (${target}); it builds on ${foundation(layer)}`;
  }
  const closed = closedFolder(path, target);
  if (closed !== null && layer !== 'tests') {
    return `${closed.from} must not import ${closed.to} (${target}): pass it in, or move what they share below both`;
  }
  if (layer === 'operations' && targetLayer === 'operations' && topicOf(path) !== topicOf(target)) {
    return `operations of ${topicOf(path)} must not import ${target}; what topics share belongs to algorithms or exercises`;
  }
  return null;
}

/** The two folders between which MUST_NOT_IMPORT forbids this import; null where it does not. */
function closedFolder(path: string, target: string): { readonly from: string; readonly to: string } | null {
  const rules = Object.entries(MUST_NOT_IMPORT).filter(([from]) => path.startsWith(`${from}/`));
  const found = rules.flatMap(([from, folders]) => folders.map((to) => ({ from, to })));
  return found.find(({ to }) => target.startsWith(`${to}/`)) ?? null;
}

function nodeObjection(path: string, layer: Layer, specifier: string): string | null {
  const allowed = NODE_MODULES[layer];
  if (!specifier.startsWith('node:') || allowed === undefined || allowed.includes(specifier)) return null;
  if (path === DISCOVERY && specifier.startsWith('node:fs')) return null;
  return `${layer} may import ${allowed.join(', ')} of Node, not ${specifier}`;
}

function foundation(layer: Layer): string {
  const others = BUILDS_ON[layer].filter((other) => other !== layer);
  return others.length === 0 ? 'nothing' : others.join(', ');
}

/** The topic of a file of the operations. */
function topicOf(path: string): string {
  return path.split('/')[2];
}
