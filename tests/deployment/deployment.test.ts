// The files of deploy/ agree with the service, with package.json and with one another.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { memoryProblem, planMemory } from '@matrixsteps/server/settings/memory-plan.ts';
import { readSettings, settingsTable } from '@matrixsteps/server/settings/settings.ts';
import { PROJECT } from '../../tools/source-files.ts';
import { startCommandOf } from '../../tools/start-command.ts';
import { copiesOf, environmentOf, onlyText, readCommand, readDockerfile } from './dockerfile.ts';
import { isIgnored, readIgnoreRules } from './image.ts';
import { at, documentOf, entriesAt, listAt, readYaml, stringsUnder, variablesOf } from './manifests.ts';
import { nginxText } from './nginx.ts';
import { printNotRun } from '../not-run.ts';

interface Manifest {
  readonly version: string;
  readonly scripts: { readonly [name: string]: string };
  readonly optionalDependencies: { readonly [name: string]: string };
}

function read(name: string): string {
  return readFileSync(join(PROJECT, name), 'utf8');
}

const manifest: Manifest = JSON.parse(read('package.json'));
const dockerfile = readDockerfile(read('deploy/Dockerfile'));
const last = dockerfile.stages.at(-1) ?? assert.fail('no stage');
const rules = readIgnoreRules(read('.dockerignore'));
const [compose] = readYaml('compose.yaml');
const replicated = readYaml('kubernetes.yaml');
const single = readYaml('kubernetes-sqlite.yaml');

const variables = new Set(Object.values(settingsTable).map(({ variable }) => variable));
const replicaNames = entriesAt(compose, 'services')
  .map(([name]) => name)
  .filter((name) => name.startsWith('service-'));

/** The memory of a limit, in bytes. */
function bytesOf(text: unknown): number {
  const [, digits, unit] = /^(\d+)([gGmM])i?$/.exec(String(text)) ?? assert.fail(String(text));
  return Number(digits) * 1024 ** (unit.toLowerCase() === 'g' ? 3 : 2);
}

/** Whether the service starts within this limit. */
function isEnough(limit: unknown, workers: unknown, megabytes: unknown): boolean {
  const machine = { bytes: bytesOf(limit), cores: 2 };
  const longest = { maxReplyBytes: 32 * 1024 ** 2, maxBodyBytes: 16 * 1024 ** 2 };
  const given = { workers: Number(workers), workerMemoryMegabytes: Number(megabytes) };
  return memoryProblem({ ...planMemory(machine, given, longest), ...longest }, machine) === null;
}

describe('Dockerfile', () => {
  test('its command is the one of npm start', () => {
    const { environment, words } = startCommandOf(PROJECT);
    assert.deepEqual(readCommand(onlyText(last, 'CMD')), ['node', ...words]);
    const set = environmentOf(last);
    for (const [name, value] of Object.entries(environment)) assert.equal(set[name], value);
  });

  test('its Node is the one of package.json, and all its images are exact', () => {
    const [version, ...others] = new Set(Object.values(manifest.optionalDependencies));
    assert.deepEqual(others, []);
    assert.equal(dockerfile.choices.get('NODE_IMAGE'), `node:${version}-slim`);
    const stages = new Set(dockerfile.stages.map(({ name }) => name));
    for (const { base } of dockerfile.stages) assert.ok(stages.has(base) || /:\d+\.\d+\.\d+-/.test(base), base);
  });

  test('what it copies of the checkout is in git, and not ignored', (t) => {
    const sources = dockerfile.stages.flatMap((stage) =>
      copiesOf(stage).flatMap((copy) => (copy.stage === null ? copy.sources : [])),
    );
    assert.ok(sources.length >= 10);
    for (const source of sources) {
      assert.ok(existsSync(join(PROJECT, source)), source);
      assert.ok(!isIgnored(source, rules), source);
    }
    if (!existsSync(join(PROJECT, '.git'))) {
      printNotRun('whether the files of the image are committed', 'git checkout', 'this is none');
      return t.skip('not a checkout');
    }
    for (const source of sources) {
      assert.notEqual(execFileSync('git', ['ls-files', source], { cwd: PROJECT, encoding: 'utf8' }), '', source);
    }
  });

  for (const [path, ignored] of [
    ['data/secret', true],
    ['deploy/.env', true],
    ['.git/config', true],
    ['node_modules/fastify/package.json', true],
    ['server/node_modules/better-auth/package.json', true],
    ['server/service.test.ts', true],
    ['server/testing/browser.ts', true],
    ['engine/operations/matrices/determinant/stories/determinant-2x2.txt', true],
    ['web/dist/index.html', true],
    ['server/service.ts', false],
    ['engine/operations/matrices/determinant/story.ts', false],
    ['web/build.ts', false],
    ['package-lock.json', false],
  ] as const) {
    test(`${ignored ? 'ignored' : 'kept'}: ${path}`, () => {
      assert.equal(isIgnored(path, rules), ignored);
    });
  }

  test('it sets what the service reads, opens its port, and keeps what it keeps in the volume', () => {
    const environment = environmentOf(last);
    const ofTheSystem = startCommandOf(PROJECT).environment;
    for (const name of Object.keys(environment))
      assert.ok(variables.has(name) || Object.hasOwn(ofTheSystem, name), name);
    const { port, dataDir, host } = readSettings(environment);
    assert.deepEqual([onlyText(last, 'EXPOSE'), onlyText(last, 'VOLUME'), host], [String(port), dataDir, '0.0.0.0']);
  });

  test('it runs as a number that is not root', () => {
    assert.match(onlyText(last, 'USER'), /^[1-9]\d*:[1-9]\d*$/);
  });
});

describe('compose.yaml', () => {
  test('three replicas on PostgreSQL, which differ in their address alone', () => {
    assert.equal(replicaNames.length, 3);
    const [first, ...others] = replicaNames.map((name) => ({
      ...Object.fromEntries(entriesAt(compose, 'services', name)),
      networks: null,
    }));
    for (const other of others) assert.deepEqual(other, first);
  });

  test('what is set is a setting', () => {
    const environment = entriesAt(compose, 'services', replicaNames[0], 'environment');
    assert.ok(environment.length > 5);
    for (const [name] of environment) assert.ok(variables.has(name), name);
  });

  test('the proxy and the replicas know one another by the same addresses', () => {
    const addressOf = (name: string) => String(at(compose, 'services', name, 'networks', 'inside', 'ipv4_address'));
    const known = replicaNames.map((name) => `${name}:${addressOf(name)}`);
    assert.deepEqual(listAt(compose, 'services', 'proxy', 'extra_hosts'), known);
    const trusted = at(compose, 'services', replicaNames[0], 'environment', 'TRUSTED_PROXIES');
    assert.equal(trusted, addressOf('proxy'));
    const servers = [...nginxText.matchAll(/^ *server (service-\d+):(\d+) /gm)];
    assert.deepEqual(
      servers.map(([, name]) => name),
      replicaNames,
    );
    for (const [, , port] of servers) assert.equal(port, environmentOf(last)['PORT']);
    const [, listening] = /listen (\d+)/.exec(nginxText) ?? [];
    assert.ok(String(at(compose, 'services', 'proxy', 'ports', 0)).endsWith(`:${listening}`));
  });

  test('images are exact, and no secret is written down', () => {
    for (const image of stringsUnder('image', compose)) assert.match(image, /:\d+\.\d+/);
    assert.equal(at(compose, 'services', replicaNames[0], 'image'), `matrixsteps:${manifest.version}`);
    for (const name of ['KEY_SECRET', 'DATABASE_URL']) {
      assert.match(String(at(compose, 'services', replicaNames[0], 'environment', name)), /\$\{\w+:\?[^}]+\}/, name);
    }
    const ignored = read('.gitignore').split('\n');
    assert.ok(ignored.includes('.env'));
  });

  test('what stops gets longer than it takes, and memory for its workers', () => {
    const replica = at(compose, 'services', replicaNames[0]);
    const grace = parseInt(String(at(replica, 'stop_grace_period')), 10);
    assert.ok(grace >= Number(at(replica, 'environment', 'DRAIN_SECONDS')) + 5);
    const environment = at(replica, 'environment');
    assert.ok(isEnough(at(replica, 'mem_limit'), at(environment, 'WORKERS'), at(environment, 'WORKER_MEMORY_MB')));
  });

  test('the connections of all replicas fit into PostgreSQL as it comes', () => {
    const each = Number(at(compose, 'services', replicaNames[0], 'environment', 'DATABASE_CONNECTIONS'));
    assert.ok(replicaNames.length * each < 100 - 10);
  });

  test('services run on a read-only root, without rights that they do not need', () => {
    for (const name of [...replicaNames, 'proxy']) {
      const service = at(compose, 'services', name);
      assert.equal(at(service, 'read_only'), true, name);
      assert.deepEqual(listAt(service, 'cap_drop'), ['ALL'], name);
    }
  });
});

for (const [name, documents] of [
  ['kubernetes.yaml', replicated],
  ['kubernetes-sqlite.yaml', single],
] as const) {
  describe(name, () => {
    const deployment = documentOf(documents, 'Deployment');
    const pod = at(deployment, 'spec', 'template', 'spec');
    const container = at(pod, 'containers', 0);
    const environment = variablesOf(documents);

    test('what is set is a setting', () => {
      for (const variable of environment.keys()) assert.ok(variables.has(variable), variable);
      const known = [...environment].flatMap(([key, value]) => (value === null ? [] : [[key, value] as const]));
      assert.ok(known.length >= 4);
      readSettings(Object.fromEntries(known));
    });

    test('several replicas have PostgreSQL and one secret; a single one has a volume and is stopped before the next', () => {
      const replicas = Number(at(deployment, 'spec', 'replicas'));
      const [dataVolume] = listAt(pod, 'volumes').filter((volume) => at(volume, 'name') === 'data');
      const mounted = listAt(container, 'volumeMounts').find((mount) => at(mount, 'name') === 'data');
      assert.equal(at(mounted, 'mountPath'), environmentOf(last)['DATA_DIR']);
      if (environment.has('DATABASE_URL')) {
        assert.ok(replicas > 1 && environment.has('KEY_SECRET'));
        assert.equal(at(deployment, 'spec', 'strategy', 'rollingUpdate', 'maxUnavailable'), 0);
        assert.ok(Number(at(documentOf(documents, 'PodDisruptionBudget'), 'spec', 'minAvailable')) < replicas);
      } else {
        assert.equal(replicas, 1);
        assert.equal(at(deployment, 'spec', 'strategy', 'type'), 'Recreate');
        const claim = at(dataVolume, 'persistentVolumeClaim', 'claimName');
        assert.equal(claim, at(documentOf(documents, 'PersistentVolumeClaim'), 'metadata', 'name'));
      }
    });

    test('everything finds its pods', () => {
      const labels = at(deployment, 'spec', 'template', 'metadata', 'labels');
      assert.deepEqual(at(deployment, 'spec', 'selector', 'matchLabels'), labels);
      assert.deepEqual(at(documentOf(documents, 'Service'), 'spec', 'selector'), labels);
      assert.equal(String(at(container, 'ports', 0, 'containerPort')), environmentOf(last)['PORT']);
      assert.equal(
        at(documentOf(documents, 'Service'), 'spec', 'ports', 0, 'targetPort'),
        at(container, 'ports', 0, 'name'),
      );
      assert.equal(at(container, 'image'), `matrixsteps:${manifest.version}`);
    });

    test('it is asked how it is where it says so; the database does not decide whether it lives', () => {
      for (const [probe, path] of [
        ['startupProbe', '/health/ready'],
        ['readinessProbe', '/health/ready'],
        ['livenessProbe', '/health/live'],
      ] as const) {
        assert.equal(at(container, probe, 'httpGet', 'path'), path, probe);
      }
    });

    test('it has time to end in good order, and memory for its workers', () => {
      const pause = Number(at(container, 'lifecycle', 'preStop', 'sleep', 'seconds'));
      const grace = Number(at(pod, 'terminationGracePeriodSeconds'));
      assert.ok(grace >= pause + Number(environment.get('DRAIN_SECONDS')) + 5);
      const readiness = at(container, 'readinessProbe');
      assert.ok(pause >= Number(at(readiness, 'periodSeconds')));
      const limit = at(container, 'resources', 'limits', 'memory');
      assert.ok(isEnough(limit, environment.get('WORKERS'), environment.get('WORKER_MEMORY_MB')));
    });

    test('it runs as the user of the image, on a read-only root, without rights', () => {
      const user = `${String(at(pod, 'securityContext', 'runAsUser'))}:${String(at(pod, 'securityContext', 'runAsGroup'))}`;
      assert.equal(user, onlyText(last, 'USER'));
      assert.equal(at(pod, 'securityContext', 'runAsNonRoot'), true);
      assert.deepEqual(at(container, 'securityContext'), {
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
    });
  });
}

test('a comment says why several replicas need PostgreSQL', () => {
  assert.match(read('deploy/kubernetes.yaml'), /Several replicas need PostgreSQL and one KEY_SECRET/);
});

test('settings that README.md of deploy names exist, and so do its commands', () => {
  const text = read('deploy/README.md');
  const scripts = [...text.matchAll(/npm run (?:--silent )?([a-z-]+)/g)].map(([, name]) => name);
  for (const name of scripts) assert.ok(Object.hasOwn(manifest.scripts, name), name);
  const names = [...text.matchAll(/`([A-Z]+(?:_[A-Z]+)+)(?:=[^`]*)?`/g)].map(([, name]) => name);
  assert.ok(names.length > 10);
  for (const name of names) assert.ok(variables.has(name) || name === 'POSTGRES_PASSWORD', name);
});
