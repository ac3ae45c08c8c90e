import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer as createHttpServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { createServer as createTlsServer } from 'node:tls';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { CertificateFiles } from '#src/service-certificates.ts';
import { certificatesOf, strictService } from '#src/testing/certificates.ts';
import { eventually } from '#src/testing/eventually.ts';
import { startTestApp } from '#src/testing/test-app.ts';
import { redisUrl } from '#src/testing/test-redis.ts';
import { transaction } from './db/transaction.ts';
import { openRedis } from './open-redis.ts';
import { tryToReachRedis } from './reach-redis.ts';
import { openFileStore } from './storage/file-store.ts';

const listening = async (server: { listen: (port: number, host: string, done: () => void) => unknown; address: () => unknown }) => {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
};

const folder = mkdtempSync(join(tmpdir(), 'heliodesk-certificates-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Files of someone's certificate that can be replaced by another's. */
function replaceableFiles(name: 'portal' | 'stranger'): { files: CertificateFiles; become: (other: 'portal' | 'stranger') => void } {
  const files = { certificate: join(folder, 'cert.pem'), key: join(folder, 'key.pem'), authority: certificatesOf(name).authority };
  const become = (other: 'portal' | 'stranger'): void => {
    copyFileSync(certificatesOf(other).certificate ?? '', files.certificate);
    copyFileSync(certificatesOf(other).key ?? '', files.key);
  };
  become(name);
  return { files, become };
}

describe.skipIf(redisUrl === undefined)('a Redis that asks for certificates', () => {
  const target = new URL(redisUrl ?? 'redis://localhost');
  const gate = createTlsServer(strictService, (socket) => {
    const inside = connect(Number(target.port), target.hostname);
    socket.pipe(inside).pipe(socket);
    for (const one of [socket, inside]) one.on('error', () => [socket, inside].map((other) => other.destroy()));
  });
  let url: string;
  beforeAll(async () => void (url = `rediss://127.0.0.1:${await listening(gate)}`));
  afterAll(() => void gate.close());

  it('is reached with the portal’s certificate, and without one of its authority by no one', async () => {
    expect(await tryToReachRedis({ url, certificates: certificatesOf('portal') })).toBeUndefined();
    expect(await tryToReachRedis({ url, certificates: certificatesOf('stranger') })).toBeDefined();
    expect(
      await tryToReachRedis({ url, certificates: { ...certificatesOf('portal'), certificate: undefined, key: undefined } }),
    ).toBeDefined();
  });

  it('is left alone where its own certificate is of no known authority', async () => {
    const unknown = { ...certificatesOf('portal'), authority: undefined };
    expect(await tryToReachRedis({ url, certificates: unknown })).toMatchObject({ reason: expect.stringMatching(/CERT|certificate/) });
  });

  it('is reached with a certificate that came after the start', async () => {
    const { files, become } = replaceableFiles('stranger');
    const redis = await openRedis({ url, certificates: files }, { retryStrategy: () => 50, maxRetriesPerRequest: null });
    redis.on('error', () => undefined);
    let refusals = 0;
    gate.on('tlsClientError', () => (refusals += 1));
    const answer = redis.ping();
    await eventually(() => expect(refusals).toBeGreaterThan(0));
    become('portal');
    expect(await answer).toBe('PONG');
    redis.disconnect();
  });
});

describe.each(['smtps', 'smtp'])('a mail server of %s that asks for certificates', (scheme) => {
  const received: string[] = [];
  const server = new SMTPServer({
    ...strictService,
    secure: scheme === 'smtps',
    authOptional: true,
    onRcptTo: ({ address }, _session, done) => {
      received.push(address);
      done();
    },
    onData: (stream, _session, done) => stream.resume().on('end', () => done()),
  });
  let refusals = 0;
  server.on('error', () => (refusals += 1));
  let smtpUrl: string;
  beforeAll(async () => {
    const port = await listening({ listen: server.listen.bind(server), address: () => server.server.address() });
    smtpUrl = scheme === 'smtps' ? `smtps://127.0.0.1:${port}` : `smtp://127.0.0.1:${port}?requireTLS=true`;
  });
  afterAll(() => void server.close(() => undefined));

  it('takes mails with the certificate that is there when one is sent', async () => {
    const { files, become } = replaceableFiles('stranger');
    const app = await startTestApp({ smtpUrl, smtpCertificates: files });
    const mail = { to: `${scheme}@sierraclara.example`, language: 'en', template: 'passwordReset', params: { name: 'Amelia' } } as const;
    await transaction(app.platform.db, (tx) => app.platform.mailer.send(tx, mail));
    await eventually(() => expect(refusals).toBeGreaterThan(0));
    expect(received).toEqual([]);
    become('portal');
    await eventually(() => expect(received).toContain(mail.to));
    await app.stop();
  });
});

describe('storage that gives short-lived credentials', () => {
  const given: string[] = [];
  const used: (string | undefined)[] = [];
  const servers: Server[] = [];
  afterAll(() => {
    vi.unstubAllEnvs();
    for (const server of servers) server.close();
  });

  it('is used with those that the platform gives, and with the next ones before they expire', async () => {
    const inAMinute = new Date(Date.now() + 60_000).toISOString();
    const platform = createHttpServer((_request, reply) => {
      given.push(`token-${given.length + 1}`);
      reply.setHeader('content-type', 'application/json');
      reply.end(JSON.stringify({ AccessKeyId: 'ASIA', SecretAccessKey: 's', Token: given.at(-1), Expiration: inAMinute }));
    });
    const storage = createHttpServer((request, reply) => {
      used.push(request.headers['x-amz-security-token'] as string | undefined);
      request.resume().on('end', () => reply.end());
    });
    servers.push(platform, storage);
    vi.stubEnv('AWS_CONTAINER_CREDENTIALS_FULL_URI', `http://127.0.0.1:${await listening(platform)}/role`);
    const endpoint = `http://127.0.0.1:${await listening(storage)}`;
    const s3 = { bucket: 'files', region: 'us-east-1', endpoint, credentials: 'platform' } as const;
    const files = await openFileStore({ s3, dataDir: '' });
    for (const key of ['one', 'two']) await files.put(key, Readable.from([Buffer.from('content')]));
    expect(used).toEqual(['token-1', 'token-2']);
  });
});
