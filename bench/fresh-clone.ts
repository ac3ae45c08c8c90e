import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../tools/ensure-services.ts';
import { root, run } from '../tools/run.ts';
import { report, rounded } from './harness/figures.ts';
import { untilReady } from './harness/server.ts';

/** From a fresh clone to the first page, as the README says: `npm ci && npm start`. Packages come from npm's own cache as far as it has them. */

const most = 60_000;

async function must(command: string, args: string[], cwd: string): Promise<number> {
  const started = performance.now();
  const { code, output } = await run(command, args, { cwd });
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}\n${output}`);
  return performance.now() - started;
}

const folder = mkdtempSync(join(tmpdir(), 'heliodesk-bench-'));
const clone = join(folder, 'clone');
try {
  await must('git', ['clone', '--quiet', '--no-hardlinks', root, clone], folder);
  const installed = await must('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund'], clone);
  const port = await freePort();
  const started = performance.now();
  const environment = { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', PORT: String(port), LOG_LEVEL: 'error' };
  // A group of its own: npm starts the server and would not hand signals on.
  const server = spawn('npm', ['start'], { cwd: clone, env: environment, stdio: ['ignore', 'ignore', 'inherit'], detached: true });
  try {
    await untilReady(`http://127.0.0.1:${port}`, server);
    const page = await fetch(`http://127.0.0.1:${port}/`, { headers: { accept: 'text/html' } });
    if (!(await page.text()).includes('<html')) throw new Error('the first page is no page');
    const served = performance.now() - started;
    report(
      'From a fresh clone to the first page',
      [{ 'npm ci, ms': installed, 'npm start to the first page, ms': served }],
      [
        {
          what: 'both',
          figure: `${rounded((installed + served) / 1_000)} s`,
          target: 'at most 60 s',
          isReached: installed + served <= most,
        },
      ],
    );
  } finally {
    const ended = once(server, 'exit');
    process.kill(-(server.pid ?? 0), 'SIGTERM');
    await ended;
  }
} finally {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
