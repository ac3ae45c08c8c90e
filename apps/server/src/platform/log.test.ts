import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logSettings } from './log.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

describe('the log of a failed query', () => {
  it('says what failed and where, and nothing of the values', async () => {
    const { db } = app.platform;
    const values = {
      sent_at: new Date(),
      recipient: 'secret@solar.example',
      subject: 'secret words',
      body_text: 'secret text',
      body_html: null as never,
    };
    const error = await db
      .insertInto('demo_mail')
      .values(values)
      .execute()
      .catch((failure: unknown) => failure);
    const lines: string[] = [];
    const log = pino(logSettings('info'), { write: (line: string) => void lines.push(line) });
    log.error({ err: new Error('mail not stored', { cause: error }) }, 'call failed');
    const [line = ''] = lines;
    expect(line).toContain('mail not stored');
    expect(line).toContain('23502');
    expect(line).toContain('demo_mail');
    expect(line).not.toContain('secret');
  });

  it('leaves the query of an address out', () => {
    const lines: string[] = [];
    pino(logSettings('info'), { write: (line: string) => void lines.push(line) }).info(
      { req: { method: 'GET', url: '/resetPwd?key=secret', ip: '::1', headers: { authorization: 'Bearer secret' } } },
      'called',
    );
    expect(lines[0]).toContain('/resetPwd');
    expect(lines[0]).not.toContain('secret');
  });

  it('keeps an entry on one line, with its time, whatever is written into it', () => {
    const lines: string[] = [];
    const log = pino(logSettings('info'), { write: (line: string) => void lines.push(line) });
    log.info({ address: '::1\n{"level":50,"msg":"forged"}' }, 'called\u2028\r\nforged');
    expect(lines.join('').trimEnd().split('\n')).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 30, time: expect.any(Number) as number });
  });
});
