// The project's own nginx.conf, with the replicas of a test in place of its own, and a real nginx that runs by it.

import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { PROJECT } from '../../tools/source-files.ts';

/** Debian keeps it where only administrators look. */
const programs = ['nginx', '/usr/sbin/nginx', '/usr/local/sbin/nginx'];

/** The program, or null where nginx is not installed. */
export function findNginx(): string | null {
  return programs.find((program) => spawnSync(program, ['-v']).status === 0) ?? null;
}

export const nginxText = readFileSync(join(PROJECT, 'deploy/nginx.conf'), 'utf8');

const upstreamLine = /^ *server service-\d+:3000 (?<terms>[^;]*);\n/gm;

export interface NginxPlan {
  /** For its configuration and what it writes. */
  readonly folder: string;
  readonly port: number;
  /** The ports of the replicas on this machine. */
  readonly replicas: readonly number[];
}

/** The configuration for one machine. All but ports, addresses and folders is the project's own. */
export function localNginxText({ folder, port, replicas }: NginxPlan): string {
  const [first] = [...nginxText.matchAll(upstreamLine)];
  const lines = replicas
    .map((replica) => `    server 127.0.0.1:${replica} ${first.groups?.['terms'] ?? ''};\n`)
    .join('');
  return nginxText
    .replace(upstreamLine, (line) => (line === first[0] ? lines : ''))
    .replace('listen 8080', `listen 127.0.0.1:${port}`)
    .replaceAll(/ \/tmp\/(?=nginx)/g, ` ${folder}/`)
    .replace('/dev/stdout', `${folder}/access.log`)
    .replace('error_log stderr', `error_log ${folder}/error.log`);
}

function writePlan(plan: NginxPlan): string {
  mkdirSync(plan.folder, { recursive: true });
  const path = join(plan.folder, 'nginx.conf');
  writeFileSync(path, localNginxText(plan));
  return path;
}

/** What `nginx -t` says of it; null where it says that all is well. */
export function checkNginx(program: string, plan: NginxPlan): string | null {
  const { status, stderr } = spawnSync(program, ['-t', '-c', writePlan(plan)], { encoding: 'utf8' });
  return status === 0 && !stderr.includes('[warn] ') ? null : stderr;
}

async function untilItListens(port: number): Promise<void> {
  for (let attempts = 0; attempts < 200; attempts += 1) {
    const socket = connect(port, '127.0.0.1');
    const [outcome] = await Promise.race([once(socket, 'connect').then(() => ['there']), once(socket, 'error')]);
    socket.destroy();
    if (outcome === 'there') return;
    await delay(20);
  }
  throw new Error('nginx does not listen');
}

/** Starts nginx; it runs until `stop`. */
export async function startNginx(program: string, plan: NginxPlan): Promise<{ readonly stop: () => Promise<void> }> {
  const nginx = spawn(program, ['-c', writePlan(plan), '-g', 'daemon off;'], { stdio: 'inherit' });
  const ended = once(nginx, 'exit');
  await untilItListens(plan.port);
  return {
    stop: async () => {
      nginx.kill('SIGTERM');
      await ended;
    },
  };
}
