import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { installPackages } from './debian.ts';
import { run } from './run.ts';

/** Private servers for one test run. */
export interface Services {
  /** Superuser of an own PostgreSQL cluster. */
  databaseUrl: string;
  redisUrl: string;
  /** Ends both servers and removes their files. */
  stop: () => Promise<void>;
}

/** A port of this machine that nothing listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port to be had');
  return address.port;
}

/** Waits until a server takes connections; a server that ends before is an error. */
async function untilListening(port: number, server: ChildProcess): Promise<void> {
  const deadline = Date.now() + 30_000;
  while (Date.now() < deadline && server.exitCode === null) {
    const socket = connect(port, '127.0.0.1');
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isOpen) return;
    await wait(100);
  }
  throw new Error(`${server.spawnfile} does not answer on port ${port}`);
}

/** Waits until PostgreSQL lets clients in: it listens some time before that. */
async function untilReady(port: number, server: ChildProcess): Promise<void> {
  await untilListening(port, server);
  const deadline = Date.now() + 30_000;
  for (;;) {
    const client = new Client({ host: '127.0.0.1', port, user: 'postgres', database: 'postgres' });
    try {
      await client.connect();
      return;
    } catch (error) {
      if (Date.now() > deadline || server.exitCode !== null) throw error;
      await wait(100);
    } finally {
      await client.end();
    }
  }
}

/** The highest installed PostgreSQL's folder of programs, or the one in PATH. */
const postgresFolder = () =>
  globSync('/usr/lib/postgresql/*/bin/postgres')
    .toSorted((one, other) => Number(one.split('/')[4]) - Number(other.split('/')[4]))
    .at(-1)
    ?.replace(/\/postgres$/, '') ?? inPath('postgres')?.replace(/\/postgres$/, '');

const inPath = (name: string) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));

/** PostgreSQL refuses root, so root lends it another identity. */
async function identity(): Promise<{ uid?: number; gid?: number }> {
  if (process.getuid?.() !== 0) return {};
  for (const user of ['postgres', 'nobody']) {
    const [uid, gid] = await Promise.all([run('id', ['-u', user]), run('id', ['-g', user])]);
    if (uid.code === 0) return { uid: Number(uid.output), gid: Number(gid.output) };
  }
  return {};
}

/** What tests need: speed, and nothing that outlives them. */
const testSettings = ['fsync=off', 'max_connections=200', 'log_min_messages=fatal'];

/** Starts a private PostgreSQL on a free port with its data below `folder`. */
export async function startPostgres(
  folder: string,
  own: readonly string[] = testSettings,
): Promise<{ server: ChildProcess; port: number }> {
  if (postgresFolder() === undefined) await installPackages('postgresql');
  const programs = postgresFolder();
  if (programs === undefined) throw new Error('PostgreSQL is missing and could not be installed (apt-get install postgresql)');
  const as = await identity();
  const data = mkdtempSync(join(folder, 'pg-'));
  if (as.uid !== undefined && as.gid !== undefined) for (const path of [folder, data]) chownSync(path, as.uid, as.gid);
  const init = spawn(join(programs, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '-N'], {
    ...as,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(init, 'exit');
  if (code !== 0) throw new Error(`initdb ended with ${code}`);
  const port = await freePort();
  const settings = ['listen_addresses=127.0.0.1', `unix_socket_directories=${data}`, ...own];
  const args = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];
  const server = spawn(join(programs, 'postgres'), args, { ...as, cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  await untilReady(port, server);
  return { server, port };
}

async function startRedis(folder: string): Promise<{ server: ChildProcess; port: number }> {
  if (inPath('redis-server') === undefined) await installPackages('redis-server');
  const program = inPath('redis-server');
  if (program === undefined) throw new Error('Redis is missing and could not be installed (apt-get install redis-server)');
  const port = await freePort();
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder];
  const server = spawn(program, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  await untilListening(port, server);
  return { server, port };
}

/** Starts a private PostgreSQL and a private Redis on free ports, installing them on Debian where they are missing. */
export async function startServices(): Promise<Services> {
  const folder = mkdtempSync(join(tmpdir(), 'heliodesk-services-'));
  const servers: ChildProcess[] = [];
  const kill = () => {
    for (const server of servers) server.kill('SIGINT');
  };
  process.once('exit', kill);
  const stop = async () => {
    process.off('exit', kill);
    kill();
    await Promise.all(
      servers.filter((server) => server.exitCode === null && server.signalCode === null).map((server) => once(server, 'exit')),
    );
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const redis = await startRedis(folder);
    servers.push(redis.server);
    const postgres = await startPostgres(folder);
    servers.push(postgres.server);
    const databaseUrl = `postgres://postgres@127.0.0.1:${postgres.port}/postgres`;
    return { databaseUrl, redisUrl: `redis://127.0.0.1:${redis.port}`, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
