import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';

let app: TestApp;
let newest: number;
beforeAll(async () => {
  app = await startTestApp();
  const mails = Array.from({ length: 45 }, (_, index) => ({
    sent_at: new Date(Date.UTC(2026, 10, 20, 8, 0, index)),
    recipient: index % 15 === 0 ? 'a_na@solar.example' : 'anna@solar.example',
    subject: `Mail ${index} <b>`,
    body_text: `Hello <script>alert(1)</script>\nOpen:\n${app.platform.config.publicUrl}/resetPwd?key=abc-_9\nand https://evil.example/x`,
    body_html: '',
  }));
  const rows = await app.platform.db.insertInto('demo_mail').values(mails).returning('id').execute();
  newest = rows.at(-1)?.id ?? 0;
});
afterAll(() => app.stop());

const open = async (url: string, lang = 'en') => (await app.client().send({ method: 'GET', url, headers: { lang } })).raw;
const subjects = (html: string): string[] => [...html.matchAll(/Mail (\d+) /g)].map(([, index]) => index ?? '');

describe('the mailbox of the demo', () => {
  it('lists the newest first, 20 a page', async () => {
    const first = await open('/demo/mailbox');
    expect(first.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(subjects(first.body)).toEqual(Array.from({ length: 20 }, (_, index) => String(44 - index)));
    expect(first.body).toContain('Page 1 of 3');
    expect(first.body).not.toContain('rel="prev"');
    const last = await open('/demo/mailbox?page=3');
    expect(subjects(last.body)).toEqual(['4', '3', '2', '1', '0']);
    expect(last.body).not.toContain('rel="next"');
  });

  it('finds by recipient, taking wildcards for what they are', async () => {
    const { body } = await open('/demo/mailbox?to=A_NA@');
    expect(subjects(body)).toEqual(['30', '15', '0']);
    const none = await open(`/demo/mailbox?to=${encodeURIComponent('"><img src=x>')}`);
    expect(none.body).toContain('role="status"');
    expect(none.body).not.toContain('<img');
  });

  it('shows a mail as text, with links to this site only', async () => {
    const { body } = await open(`/demo/mailbox/${newest}`);
    expect(body).toContain(`<a href="${app.platform.config.publicUrl}/resetPwd?key=abc-_9">`);
    expect(body).not.toContain('href="https://evil.example');
    expect(body).not.toContain('<script');
    expect(body).toContain('Mail 44 &#60;b&#62;');
  });

  it('runs no script and loads nothing from elsewhere', async () => {
    const { headers, body } = await open('/demo/mailbox');
    expect(headers['content-security-policy']).toContain("default-src 'self'");
    expect(body).not.toMatch(/<script|<link|src=|onclick|javascript:/);
  });

  it('is mirrored in Arabic', async () => {
    expect((await open('/demo/mailbox', 'ar')).body).toContain('<html lang="ar" dir="rtl">');
  });

  it.each(['/demo/mailbox/0', '/demo/mailbox/999999', '/demo/mailbox/x', '/demo/mailbox?page=0', '/demo/mailbox?page=1e9'])(
    'refuses %s',
    async (url) => {
      const { statusCode } = await open(url);
      expect([404, 422]).toContain(statusCode);
    },
  );

  it('does not exist in production', async () => {
    const production = await startTestApp({ mode: 'production' });
    try {
      for (const url of ['/demo/mailbox', '/demo/mailbox/1'])
        expect((await production.client().send({ method: 'GET', url })).code).toBe(404);
    } finally {
      await production.stop();
    }
  });
});
