// @both-engines
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getInfo } from '@heliodesk/contract/identity';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCustomer, type BuiltCustomer } from '#src/domains/account/seed.ts';
import { closedPort } from '#src/testing/closed-port.ts';
import { prepareData, type DurableData } from '#src/testing/durable-data.ts';
import { eventually } from '#src/testing/eventually.ts';
import { RemoteClient } from '#src/testing/remote-client.ts';
import { SpawnedServer } from '#src/testing/spawned-server.ts';
import { redisUrl } from '#src/testing/test-redis.ts';

const password = 'Not-for-the-log-77';
/** What every setting of production is, as far as its words tell. */
const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://portal.maker.example',
  HELIODESK_SECRET: 'GWV0u4xfLhCqRkE8pJ2TzNnYb7sDmAo3i6HtUe9XcK1=',
  HELIODESK_KEYS: '1:q7ZkV0hWcT9sYp3LxRb6NfUo2mJdA8eG5iKtXw1CyHv=',
  SMTP_URL: `smtps://portal:${password}@mail.maker.example`,
  MAIL_FROM: 'Heliodesk <service@maker.example>',
};

let folder: string;
let data: DurableData;
let customer: BuiltCustomer;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'heliodesk-start-'));
  writeFileSync(join(folder, 'a-file'), '');
  data = await prepareData(async (app) => {
    customer = await buildCustomer(app.platform);
  });
});
afterAll(() => {
  data.remove();
  rmSync(folder, { recursive: true });
});

/** Lets connections to a port of this machine through to another place. */
async function forward(port: number, to: URL): Promise<Server> {
  const server = createServer((near) => {
    const far = connect(Number(to.port || 5432), to.hostname);
    near.on('error', () => far.destroy()).pipe(far);
    far.on('error', () => near.destroy()).pipe(near);
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

const databaseAt = (port: number): string => `postgres://portal:${password}@127.0.0.1:${port}/heliodesk`;

const redisAt = (port: number): string => `redis://:${password}@127.0.0.1:${port}`;

describe('a server that cannot start', () => {
  it('names what is wrong with settings, folders, storage and database in one list, without secrets', async () => {
    const port = await closedPort();
    const { code, output } = await new SpawnedServer({
      ...production,
      PUBLIC_URL: 'http://portal.maker.example',
      HELIODESK_SECRET: 'a'.repeat(44),
      SMTP_URL: `smtp:${password}`,
      DATABASE_URL: databaseAt(port),
      REDIS_URL: redisAt(port),
      TMPDIR: join(folder, 'a-file'),
      S3_BUCKET: 'files',
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_ACCESS_KEY_ID: 'portal',
      S3_SECRET_ACCESS_KEY: password,
    }).ended;
    expect(code).toBe(78);
    for (const words of [
      'PUBLIC_URL has to begin with https:',
      'HELIODESK_SECRET is weak',
      'SMTP_URL: has to be like',
      `TMPDIR: the folder ${join(folder, 'a-file')} can't be written to`,
      `S3_BUCKET: files can't be written to files at http://127.0.0.1:${port}`,
      `DATABASE_URL: the database at 127.0.0.1:${port} can't be reached (ECONNREFUSED)`,
      `REDIS_URL: Redis at 127.0.0.1:${port} can't be reached (ECONNREFUSED)`,
    ])
      expect(output).toContain(`  - ${words}`);
    expect(output.match(/cannot start/g)).toHaveLength(1);
    expect(output).not.toContain(password);
    expect(output).not.toContain('    at ');
  });

  it('because its storage does not answer may be started again: it ends with 1', async () => {
    const port = await closedPort();
    const storage = {
      S3_BUCKET: 'files',
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_ACCESS_KEY_ID: 'portal',
      S3_SECRET_ACCESS_KEY: password,
    };
    const { code, output } = await data.spawn(storage).ended;
    expect(output).toContain(`S3_BUCKET: files can't be written to files at http://127.0.0.1:${port} (ECONNREFUSED)`);
    expect({ code, isOneLine: output.includes('    at ') }).toEqual({ code: 1, isOneLine: false });
  });

  it('because it lacks a key that records are sealed under, or has another one of its version, says which', async () => {
    const key = 'Zs4Jr8GnVb1McXq5Wk9TyLd3HpFo6AeUi2Rt0NzQwKx=';
    for (const [keys, words] of [
      [`2:${key}`, 'HELIODESK_KEYS lacks key 1, which records are sealed under'],
      [`1:${key}`, 'HELIODESK_KEYS: key 1 is not the one that records are sealed under'],
    ] as const) {
      const { code, output } = await data.spawn({ HELIODESK_KEYS: keys }).ended;
      expect({ code, isOneMessage: !output.includes('    at ') }).toEqual({ code: 78, isOneMessage: true });
      expect(output).toContain(`  - ${words}`);
      expect(output).not.toContain(key);
    }
  });

  it('says so of a folder that it cannot write to, as the demo too', async () => {
    const dataDir = join(folder, 'a-file', 'data');
    const { code, output } = await new SpawnedServer({ DATA_DIR: dataDir }).ended;
    expect({ code, output }).toEqual({
      code: 78,
      output: `Heliodesk cannot start:\n  - DATA_DIR: the folder ${dataDir} can't be written to (ENOTDIR)\nSee docs/operating.md for every setting.\n`,
    });
  });
});

describe('a server without NODE_ENV=production', () => {
  it('does not become the demo where settings of a server are set, and says what to do', async () => {
    const { code, output } = await data.spawn({ HELIODESK_DEMO: '', PUBLIC_URL: 'https://portal.maker.example' }).ended;
    expect(code).toBe(78);
    expect(output).toMatch(/settings of a server \(.*PUBLIC_URL.*set NODE_ENV=production .* HELIODESK_DEMO=on/);
    expect(output).not.toContain('ready at');
  });

  it('as the demo listens on this machine only, and warns that its sign-ins are public', async () => {
    const server = data.spawn({ HOST: '' });
    try {
      const { hostname, port } = new URL(await server.address);
      expect(hostname).toBe('127.0.0.1');
      // Another address of this machine, which a server on all addresses would answer at.
      const elsewhere = connect(Number(port), '127.0.0.2');
      const outcome = await Promise.race([
        once(elsewhere, 'connect').then(() => 'open'),
        once(elsewhere, 'error').then(() => 'refused'),
      ]).catch(() => 'refused');
      elsewhere.destroy();
      expect(outcome).toBe('refused');
      await eventually(() => expect(server.output).toContain('"level":40'));
      expect(server.output).toContain('its sign-ins and their password are public');
    } finally {
      await server.kill();
    }
  });
});

describe('a database that cannot be reached at the start', () => {
  it('is waited for, with a line for each attempt; a server asked to stop while it waits ends with 0', async () => {
    const port = await closedPort();
    const server = new SpawnedServer({ ...production, DATABASE_URL: databaseAt(port), DATA_DIR: folder });
    await eventually(() => expect(server.output.match(/can't be reached/g)?.length ?? 0).toBeGreaterThan(1));
    const { code, output } = await server.stop();
    expect(code).toBe(0);
    expect(output).toContain(`The database at 127.0.0.1:${port} can't be reached (ECONNREFUSED). Trying again in 0.5 s`);
    expect(output).toContain('Trying again in 1 s');
    expect(output).not.toContain(password);
    expect(output).not.toContain('    at ');
  });

  it('lets the server start once it is there', async ({ skip }) => {
    const { databaseUrl } = data;
    if (databaseUrl === undefined) return skip('The embedded database is always there');
    const port = await closedPort();
    const server = data.spawn({ DATABASE_URL: Object.assign(new URL(databaseUrl), { hostname: '127.0.0.1', port: String(port) }).href });
    try {
      await eventually(() => expect(server.output).toContain("can't be reached"));
      const way = await forward(port, new URL(databaseUrl));
      expect((await new RemoteClient(() => server.address, customer.token).call(getInfo, {})).code).toBe(200);
      expect(server.output).toContain(`The database at 127.0.0.1:${port} answers`);
      await server.stop();
      way.close();
    } finally {
      await server.kill();
    }
  });

  it('because there is none of that name is not waited for', async ({ skip }) => {
    const { databaseUrl } = data;
    if (databaseUrl === undefined) return skip('The embedded database is always there');
    const { code, output } = await data.spawn({ DATABASE_URL: Object.assign(new URL(databaseUrl), { pathname: '/nowhere' }).href }).ended;
    expect(code).toBe(78);
    expect(output).toContain('database "nowhere" does not exist');
    expect(output).not.toContain('    at ');
  });
});

describe('a Redis that cannot be reached at the start', () => {
  it('is waited for, with a line for each attempt; a server asked to stop while it waits ends with 0', async () => {
    const port = await closedPort();
    const server = data.spawn({ REDIS_URL: redisAt(port) });
    await eventually(() => expect(server.output.match(/can't be reached/g)?.length ?? 0).toBeGreaterThan(1));
    const { code, output } = await server.stop();
    expect(code).toBe(0);
    expect(output).toContain(`Redis at 127.0.0.1:${port} can't be reached (ECONNREFUSED). Trying again in 0.5 s`);
    expect(output).toContain('Trying again in 1 s');
    expect(output).not.toContain(password);
    expect(output).not.toContain('    at ');
  });

  it('lets the server start once it is there', async ({ skip }) => {
    if (redisUrl === undefined) return skip('There is no Redis to test against');
    const [port, target] = [await closedPort(), new URL(redisUrl)];
    const server = data.spawn({ REDIS_URL: Object.assign(new URL(redisUrl), { hostname: '127.0.0.1', port: String(port) }).href });
    try {
      await eventually(() => expect(server.output).toContain("can't be reached"));
      const way = await forward(port, Object.assign(target, { port: target.port || '6379' }));
      expect((await new RemoteClient(() => server.address, customer.token).call(getInfo, {})).code).toBe(200);
      expect(server.output).toContain(`Redis at 127.0.0.1:${port} answers`);
      await server.stop();
      way.close();
    } finally {
      await server.kill();
    }
  });

  it('because it refuses the password is not waited for', async () => {
    const refusing = createServer((socket) => {
      // What a Redis says to each of the commands a client begins with.
      socket
        .on('error', () => undefined)
        .on('data', () => socket.write('-WRONGPASS invalid username-password pair or user is disabled.\r\n'));
    }).listen(0, '127.0.0.1');
    await once(refusing, 'listening');
    const { port } = refusing.address() as AddressInfo;
    const { code, output } = await data.spawn({ REDIS_URL: redisAt(port) }).ended;
    refusing.close();
    expect(code).toBe(78);
    expect(output).toContain(`REDIS_URL: Redis at 127.0.0.1:${port} can't be used (WRONGPASS`);
    expect(output).not.toContain('    at ');
  });
});
