import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transaction } from '../db/transaction.ts';
import { closedPort } from '#src/testing/closed-port.ts';
import { eventually } from '#src/testing/eventually.ts';
import { startMailSink } from '#src/testing/mail-sink.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';

const received: { to: string[]; source: string }[] = [];
const refused: string[] = [];
const unknownTo: string[] = [];
let refusals = 1;

/** A mail server that is busy the first time, as real ones are. */
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo: ({ address }, _session, done) => {
    if (!address.startsWith('left.')) return done();
    unknownTo.push(address);
    return done(Object.assign(new Error('No such mailbox'), { responseCode: 550 }));
  },
  onData: (stream, session, done) => {
    let source = '';
    stream.setEncoding('utf8').on('data', (part: string) => (source += part));
    stream.on('end', () => {
      refusals -= 1;
      if (refusals >= 0) {
        refused.push(source);
        return done(Object.assign(new Error('Try again later'), { responseCode: 451 }));
      }
      received.push({ to: session.envelope.rcptTo.map(({ address }) => address), source });
      return done();
    });
  },
});

let app: TestApp;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  app = await startTestApp({ smtpUrl: `smtp://127.0.0.1:${port}` });
});
afterAll(async () => {
  await app.stop();
  await new Promise<void>((resolve) => server.close(resolve));
});

const mailFor = (to: string) =>
  ({ to, language: 'en', template: 'passwordReset', params: { name: 'Amelia <Ortega>' }, path: '/resetPwd?key=abc' }) as const;

/** Mails that are still to be sent. */
const waiting = async ({ platform }: TestApp) => {
  const jobs = sql<{ state: string; retry_limit: number; retry_delay_max: number }>`
    select state, retry_limit, retry_delay_max from job.job where name = 'mail'`;
  return (await jobs.execute(platform.db)).rows;
};

describe('a mail', () => {
  it('reaches the mail server as text and HTML, also when that was busy at first', async () => {
    await transaction(app.platform.db, (tx) => app.platform.mailer.send(tx, mailFor('amelia@sierraclara.example')));
    const mail = await eventually(() => {
      const found = received.find(({ to }) => to.includes('amelia@sierraclara.example'));
      expect(found).toBeDefined();
      return found?.source ?? '';
    });
    expect(mail).toContain('Subject: Choose a new password');
    expect(mail).toContain('Content-Type: multipart/alternative');
    expect(mail).toContain('http://localhost:8080/resetPwd?key=3Dabc');
    expect(mail).not.toContain('<Ortega>,</p>');
    const idOf = (source: string | undefined) => /^Message-ID: (<[\w-]+@localhost>)\r$/m.exec(source ?? '')?.[1];
    expect(idOf(mail)).toBeDefined();
    expect(idOf(refused[0])).toBe(idOf(mail));
  });

  it('can be unsubscribed with one click if it isn’t essential', async () => {
    const unsubscribePath = '/unsubscribe?key=7.progress.abc';
    await transaction(app.platform.db, (tx) => app.platform.mailer.send(tx, { ...mailFor('carla@sierraclara.example'), unsubscribePath }));
    const sourceOf = (to: string): string => {
      const found = received.find((mail) => mail.to.includes(to));
      expect(found).toBeDefined();
      return found?.source ?? '';
    };
    const mail = await eventually(() => sourceOf('carla@sierraclara.example'));
    expect(mail).toMatch(/^List-Unsubscribe: <http:\/\/localhost:8080\/unsubscribe\?key=7\.progress\.abc>\r$/m);
    expect(mail).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
    expect(mail).toContain('Turn off e-mails like this');
    expect(sourceOf('amelia@sierraclara.example')).not.toContain('List-Unsubscribe');
  });

  it('is tried once where the mail server knows no such mailbox, and kept nowhere', async () => {
    await transaction(app.platform.db, (tx) => app.platform.mailer.send(tx, mailFor('left.long.ago@sierraclara.example')));
    await eventually(() => expect(unknownTo).toEqual(['left.long.ago@sierraclara.example']));
    await eventually(async () => expect(await waiting(app)).toEqual([]));
    expect(unknownTo).toHaveLength(1);
  });

  it('is never sent for a transaction that rolled back', async () => {
    const rolledBack = transaction(app.platform.db, async (tx) => {
      await app.platform.mailer.send(tx, mailFor('unknown@sierraclara.example'));
      throw new Error('thought better of it');
    });
    await expect(rolledBack).rejects.toThrow('thought better of it');
    await transaction(app.platform.db, (tx) => app.platform.mailer.send(tx, mailFor('after@sierraclara.example')));
    await eventually(() => expect(received.some(({ to }) => to.includes('after@sierraclara.example'))).toBe(true));
    expect(received.some(({ to }) => to.includes('unknown@sierraclara.example'))).toBe(false);
  });
});

describe('a mail server that is away', () => {
  it('gets its mails when it is back; until then they wait, for two days at least', async () => {
    const port = await closedPort();
    const away = await startTestApp({ smtpUrl: `smtp://127.0.0.1:${port}` });
    try {
      await transaction(away.platform.db, (tx) => away.platform.mailer.send(tx, mailFor('amelia@sierraclara.example')));
      const [kept] = await eventually(async () => {
        const mails = await waiting(away);
        expect(mails).toMatchObject([{ state: 'retry' }]);
        return mails;
      });
      const { retry_limit: retries = 0, retry_delay_max: longest = 0 } = kept ?? {};
      expect((retries - Math.log2(longest)) * longest).toBeGreaterThan(2 * 24 * 60 * 60);
      const { recipients, stop } = await startMailSink(port);
      await eventually(() => expect(recipients).toEqual(['amelia@sierraclara.example'])).finally(stop);
    } finally {
      await away.stop();
    }
  });
});
