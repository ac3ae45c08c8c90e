// @both-engines
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { listAttachments } from '@heliodesk/contract/attachment';
import { sendMessage } from '@heliodesk/contract/case-chat';
import { getInfo, signIn } from '@heliodesk/contract/identity';
import { importStatus, uploadSerials } from '@heliodesk/contract/serial-number';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCustomer, type BuiltCustomer } from '#src/domains/account/seed.ts';
import { demoPassword } from '#src/domains/identity/index.ts';
import { buildClaim } from '#src/domains/module-claim/seed.ts';
import { serialSheet, serialsFrom } from '#src/domains/serial-number/seed.ts';
import { prepareData, type DurableData } from '#src/testing/durable-data.ts';
import { encryptPasswords } from '#src/testing/encrypt-passwords.ts';
import { eventually } from '#src/testing/eventually.ts';
import { RemoteClient } from '#src/testing/remote-client.ts';
import { SpawnedServer } from '#src/testing/spawned-server.ts';

let data: DurableData;
let customer: BuiltCustomer;
let draftId: number;
let talkId: number;
/** Which engine is under test shows in the environment of the servers. */
let isEmbedded: boolean;
beforeAll(async () => {
  data = await prepareData(async (app) => {
    isEmbedded = app.platform.database.engine === 'pglite';
    customer = await buildCustomer(app.platform);
    draftId = (await buildClaim(app.platform, customer, { serials: [] })).requestId;
    talkId = (await buildClaim(app.platform, customer, { submit: true })).requestId;
  });
});
afterAll(() => data.remove());

/** Runs `work` against a server and ends it whatever happens. */
async function withServer(
  environment: Record<string, string>,
  work: (server: SpawnedServer, client: RemoteClient) => Promise<void>,
): Promise<void> {
  const server = data.spawn(environment);
  try {
    await work(server, new RemoteClient(() => server.address, customer.token));
  } finally {
    await server.kill();
  }
}

async function connected(address: string): Promise<Socket> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  return socket;
}

/** Whether a new line is still taken. */
async function isOpen(address: string): Promise<boolean> {
  const socket = await connected(address).catch(() => undefined);
  socket?.on('error', () => undefined).destroy();
  return socket !== undefined;
}

describe('a second server on a data folder', () => {
  it('is refused with a clear message and ends with code 1', async ({ skip }) => {
    skip(!isEmbedded, 'PostgreSQL serves many');
    await withServer({}, async (first, client) => {
      await first.address;
      const { code, output } = await data.spawn().ended;
      expect(code).toBe(1);
      expect(output).toContain('Another Heliodesk server already works on the folder');
      expect(output).not.toContain('    at ');
      expect((await client.call(getInfo, {})).code).toBe(200);
    });
  });

  it('started at the same moment, after a kill: one of them gets the folder; on PostgreSQL all run', async () => {
    const killed = data.spawn();
    await killed.address;
    await killed.kill();
    const servers = [data.spawn(), data.spawn(), data.spawn()];
    const outcomes = await Promise.all(
      servers.map((server) =>
        server.address.then(
          () => 'runs',
          () => 'refused',
        ),
      ),
    );
    const ended = await Promise.all(servers.map((server) => server.kill()));
    expect(outcomes.toSorted()).toEqual(isEmbedded ? ['refused', 'refused', 'runs'] : ['runs', 'runs', 'runs']);
    expect(ended.filter(({ code }) => code === 1).length).toBe(isEmbedded ? 2 : 0);
  });
});

describe('a server that cannot start', () => {
  it('names all that is missing and wrong in one message', async () => {
    const { code, output } = await new SpawnedServer({
      NODE_ENV: 'production',
      PORT: 'eighty',
      HELIODESK_CAPTCHA: 'off',
      S3_BUCKET: 'files',
    }).ended;
    expect(code).toBe(78);
    for (const name of [
      'PORT',
      'DATABASE_URL',
      'PUBLIC_URL',
      'HELIODESK_SECRET',
      'HELIODESK_KEYS',
      'SMTP_URL',
      'MAIL_FROM',
      'HELIODESK_CAPTCHA',
      'S3_ACCESS_KEY_ID',
      'S3_SECRET_ACCESS_KEY',
    ])
      expect(output).toContain(name);
    expect(output).not.toContain('    at ');
  });
});

describe('a server asked to stop', () => {
  it('finishes a running upload and refuses new calls', async () => {
    await withServer({}, async (server) => {
      const address = await server.address;
      const boundary = 'part';
      const field = (name: string, value: string): string =>
        `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
      const head = `${field('requestId', String(draftId))}--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="late.txt"\r\n\r\n`;
      const [one, rest] = ['the first half, ', `the second half\r\n--${boundary}--\r\n`];
      const socket = await connected(address);
      socket.write(
        `POST /api/attachment/add/file HTTP/1.1\r\nhost: h\r\nauthorization: Bearer ${customer.token}\r\ncontent-type: multipart/form-data; boundary=${boundary}\r\ncontent-length: ${head.length + one.length + rest.length}\r\n\r\n${head}${one}`,
      );
      // The upload is under way once its object is on the disk.
      await eventually(() =>
        expect(readdirSync(data.dataDir, { recursive: true }).some((path) => String(path).includes('attachment/'))).toBe(true),
      );
      const ended = server.stop();
      await eventually(async () => expect(await isOpen(address)).toBe(false));
      socket.write(rest);
      const answer = await text(socket);
      expect(answer).toContain('HTTP/1.1 200');
      expect(answer).toContain('late.txt');
      expect((await ended).code).toBe(0);
    });
    await withServer({}, async (_, client) => {
      const { data: files } = await client.call(listAttachments, { query: { requestId: draftId } });
      expect(files.map(({ fileName, size }) => [fileName, size])).toEqual([['late.txt', 31]]);
    });
  });

  it('answers every call on every connection that it takes', async () => {
    await withServer({}, async (server) => {
      const address = await server.address;
      const answers: string[] = [];
      const callAgainAndAgain = async (): Promise<void> => {
        for (;;) {
          const socket = await connected(address).catch(() => undefined);
          if (socket === undefined) return;
          socket.on('error', () => undefined);
          socket.write(`GET /api/request/list HTTP/1.1\r\nhost: h\r\nauthorization: Bearer ${customer.token}\r\nconnection: close\r\n\r\n`);
          const answer = await text(socket).catch(() => '');
          answers.push(answer);
          // Told to come again later, as this one does not.
          if (answer.startsWith('HTTP/1.1 503')) return;
        }
      };
      const callers = Array.from({ length: 32 }, callAgainAndAgain);
      await eventually(() => expect(answers.length).toBeGreaterThan(100));
      const ended = server.stop();
      await Promise.all(callers);
      expect((await ended).code).toBe(0);
      expect(answers.filter((answer) => !/^HTTP\/1\.1 (?:200|503) /.test(answer))).toEqual([]);
      for (const answer of answers.filter((one) => one.startsWith('HTTP/1.1 503'))) expect(answer).toContain('retry-after: 1');
    });
  });

  it('lets a running import come to its end or be taken up by the next one', async () => {
    await withServer({}, async (server, client) => {
      const content = await serialSheet(serialsFrom('STOP', 5_000).map((sn) => [sn]));
      expect((await client.call(uploadSerials, { body: { requestId: draftId } }, { file: { name: 'modules.xlsx', content } })).code).toBe(
        200,
      );
      expect((await server.stop()).code).toBe(0);
    });
    await withServer({}, async (_, client) => {
      const status = await eventually(async () => {
        const answer = await client.call(importStatus, { query: { requestId: draftId } });
        expect(answer.data?.state).toBe('ready');
        return answer.data;
      });
      expect(status).toMatchObject({ valid: 5_000, total: 5_000 });
    });
  });
});

describe('the log at its most talkative', () => {
  it('holds no password, token, key or word of a conversation', async () => {
    await withServer({ LOG_LEVEL: 'trace' }, async (server, client) => {
      const { encryptKey, passwords } = await encryptPasswords(client, [demoPassword]);
      const [password = ''] = passwords;
      const answer = await client.call(signIn, { body: { username: customer.email, password } }, { headers: { encryptkey: encryptKey } });
      expect(answer.code).toBe(200);
      const words = 'no one else is meant to read this';
      await client.call(sendMessage, { body: { requestId: talkId, clientMsgId: crypto.randomUUID(), type: 0, content: words } });
      // A refused write: its values must not come along with the error.
      await client.call(sendMessage, {
        body: { requestId: talkId, clientMsgId: crypto.randomUUID(), type: 0, content: words, attId: 999_999_999 } as never,
      });
      await fetch(`${await server.address}/resetPwd?key=a-key-of-a-mail`, { headers: { cookie: 'Admin-Token=a-token-in-a-cookie' } });
      // The demo names its own sign-ins on purpose.
      const lines = (await server.stop()).output.split('\n').filter((line) => !line.includes('Demo sign-ins'));
      const output = lines.join('\n');
      expect(output).toContain('/login');
      for (const secret of [
        demoPassword,
        password,
        encryptKey,
        customer.token,
        answer.data.token,
        words,
        'a-key-of-a-mail',
        'a-token-in-a-cookie',
      ])
        expect(output.includes(secret), secret).toBe(false);
    });
  });
});
