import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { once } from 'node:events';
import { buildApp } from '../../apps/server/src/app.ts';
import { readConfig } from '../../apps/server/src/config.ts';
import { systemClock } from '../../apps/server/src/platform/clock.ts';
import { migrate } from '../../apps/server/src/platform/db/migrate.ts';
import { openDatabase } from '../../apps/server/src/platform/open-platform.ts';
import type { Platform } from '../../apps/server/src/platform/platform.ts';
import { freePort } from '../../tools/ensure-services.ts';
import { ensureServerBuild, serverBundle } from '../../tools/build-server.ts';
import { compileCache, root } from '../../tools/run.ts';

/** Where a server of a bench keeps its data. Without an address it takes the embedded database in the folder. */
export interface Place {
  dataDir: string;
  databaseUrl?: string;
}

/** Of the servers of one bench, which share them. */
const secret = randomBytes(32).toString('base64');
const sealingKey = randomBytes(32).toString('base64');

/** PostgreSQL is measured as in production; the embedded database serves the demo alone. */
function environmentOf({ dataDir, databaseUrl }: Place, port: number): Record<string, string> {
  const always = { DATA_DIR: dataDir, HOST: '127.0.0.1', PORT: String(port), LOG_LEVEL: 'error' };
  if (databaseUrl === undefined) return { ...always, HELIODESK_CAPTCHA: 'off' };
  return {
    ...always,
    NODE_ENV: 'production',
    DATABASE_URL: databaseUrl,
    PUBLIC_URL: `https://127.0.0.1:${port}`,
    HELIODESK_SECRET: secret,
    HELIODESK_KEYS: `1:${sealingKey}`,
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'bench@heliodesk.test',
  };
}

/** The demo's cases are made once and its people signed out then, those of the bench with them. */
async function leaveDemoOut({ database }: Platform): Promise<void> {
  await database.execute(
    "insert into demo_step (name) values ('modules of the cases'), ('people and cases'), ('routing'), ('guests'), ('registry') on conflict do nothing",
  );
}

/** Migrates and starts once in this process, so that `work` can make people and data by the server's own services. */
export async function prepare<Made>(place: Place, work: (platform: Platform) => Promise<Made>): Promise<Made> {
  const config = readConfig(environmentOf(place, 8080));
  const database = await openDatabase(config, console as never);
  await migrate(database);
  const app = await buildApp(config, database, systemClock);
  await app.start();
  try {
    if (place.databaseUrl === undefined) await leaveDemoOut(app.platform);
    return await work(app.platform);
  } finally {
    await app.stop();
  }
}

/** The real server in a process of its own. */
export interface RunningServer {
  url: string;
  port: number;
  pid: number;
  /** From the process's start to its first answer, milliseconds. */
  startedIn: number;
  stop: () => Promise<void>;
  /** Ends it as a power switch would. */
  kill: () => Promise<void>;
}

const startLimit = 120_000;

/** Waits until a server that was just started takes calls. */
export async function untilReady(url: string, server: ChildProcess): Promise<void> {
  const deadline = performance.now() + startLimit;
  while (performance.now() < deadline && server.exitCode === null) {
    const isReady = await fetch(`${url}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error('The server did not start');
}

/** Starts the server as `npm start` does, and waits until it takes calls. */
export async function serve(place: Place, settings: Record<string, string> = {}): Promise<RunningServer> {
  await ensureServerBuild();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const { PATH = '', HOME = '' } = process.env;
  const started = performance.now();
  const server = spawn(process.execPath, [serverBundle], {
    cwd: root,
    env: { PATH, HOME, NODE_COMPILE_CACHE: compileCache, ...environmentOf(place, port), ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const kill = (): boolean => server.kill('SIGKILL');
  process.once('exit', kill);
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    process.off('exit', kill);
    const ended = once(server, 'exit');
    server.kill(signal);
    await ended;
  };
  await untilReady(url, server);
  return {
    url,
    port,
    pid: server.pid ?? 0,
    startedIn: performance.now() - started,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}

/** Milliseconds of processor time that a process has used; 0 where the system does not tell (only Linux does). */
export function processorTimeOf(pid: number): number {
  try {
    const [user = 0, system = 0] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ').slice(11, 13).map(Number) ?? [];
    return (user + system) * 10;
  } catch {
    return 0;
  }
}

/** Resident bytes of a process now, and of those that it started; 0 where the system does not tell (only Linux does). */
export function residentOf(pid: number): { own: number; children: number } {
  try {
    const bytes = (id: string | number): number =>
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1] ?? 0) * 1024;
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
      .split(' ')
      .filter((id) => id.trim() !== '');
    return { own: bytes(pid), children: Math.max(0, ...children.map(bytes)) };
  } catch {
    return { own: 0, children: 0 };
  }
}
