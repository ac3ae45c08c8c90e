import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import identity from '../packages/phrases/src/en/identity.ts';
import { commandsIn } from '../tools/doc-commands.ts';
import { freePort } from '../tools/ensure-services.ts';
import { root } from '../tools/run.ts';
import { expect, test } from './fixtures/index.ts';
import { environmentOf, untilReady } from './fixtures/server.ts';
import { signInWith } from './fixtures/sign-in.ts';

/* What the README tells people to run, open and sign in with, as it is printed there. */

const readme = readFileSync(join(root, 'README.md'), 'utf8');
const [, [program = '', ...words] = []] = commandsIn('README.md').map((command) => command.split(' '));
const [, password = ''] = /The password is always `(\w+)`/.exec(readme) ?? [];
const links = [...readme.matchAll(/\]\(http:\/\/localhost:8080([^)]*)\)/g)].map(([, path = '']) => path || '/');

const forms = { [identity.customerTab]: 'customer', [identity.staffTab]: 'staff' } as const;

/** The sign-ins of the README's table. */
const people = readme
  .split('\n')
  .filter((line) => /^\|.*@demo\.heliodesk\.test/.test(line))
  .flatMap((line) => {
    const form = forms[line.split('|')[2]?.trim() ?? ''];
    return [...line.matchAll(/`([^`]+@[^`]+)`/g)].map(([, username = '']) => ({ username, password, form }));
  });

/** Runs the README's start command on a copy of the demo's data until `work` is done. */
async function withPortal(work: (url: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'heliodesk-readme-'));
  cpSync(process.env.HELIODESK_E2E_DATA ?? '', folder, { recursive: true });
  const port = await freePort();
  // A group of its own: npm starts the server and would not hand signals on.
  const portal = spawn(program, words, { cwd: root, env: environmentOf(port, folder), stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  let log = '';
  for (const stream of [portal.stdout, portal.stderr]) stream.on('data', (chunk: Buffer) => (log += chunk.toString()));
  const ended = once(portal, 'exit');
  const kill = (signal: NodeJS.Signals = 'SIGKILL') => {
    if (portal.exitCode === null && portal.signalCode === null) process.kill(-(portal.pid ?? 0), signal);
  };
  // After a test that took too long, no `finally` comes.
  process.once('exit', () => kill());
  try {
    await untilReady(`http://localhost:${port}`, portal, () => log);
    await work(`http://localhost:${port}`);
  } finally {
    kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

test('its command starts the portal, its links open, and everyone in its table can sign in', async () => {
  test.slow();
  expect(people).toHaveLength(13);
  expect(links).toEqual(expect.arrayContaining(['/', '/demo/mailbox', '/api/docs']));
  await withPortal(async (url) => {
    for (const path of links) {
      const answer = await fetch(url + path, { headers: { accept: 'text/html' } });
      expect([answer.status, await answer.text()], path).toEqual([200, expect.stringMatching(/<html|<!doctype html/i)]);
    }
    for (const person of people) expect(await signInWith(url, person), person.username).toMatch(/^\S{20,}$/);
  });
});
