// @both-engines
import type { Language } from '@heliodesk/contract/kit';
import * as api from '@heliodesk/contract/reference';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { renderMail } from '#src/platform/mail/render-mail.ts';
import { eventually } from '#src/testing/eventually.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import type { TestClient } from '#src/testing/test-client.ts';
import { buildStaff } from '../identity/seed.ts';

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  admin = app.client((await buildStaff(app.platform, { role: 'admin' })).token);
});
afterAll(() => app.stop());
beforeEach(async () => {
  for (const language of ['de', 'fr', 'ar'] as const) await offer(language, true);
  await admin.call(api.chooseDefaultLanguage, { body: { language: 'en' } });
});

const offer = (language: Language, offered: boolean) => admin.call(api.setLanguageAvailable, { body: { language, offered } });
const said = async (headers: Record<string, string>) =>
  (await app.client().send({ method: 'GET', url: '/api/nowhere', headers })).headers['content-language'];

describe('the languages that are offered', () => {
  it('are all of them at first, with English as the default', async () => {
    const { data } = await app.client().call(api.availableLanguages, {});
    expect(data).toEqual({ offered: ['en', 'zh', 'ja', 'es', 'de', 'it', 'fr', 'pl', 'ar'], fallback: 'en', revisions: {} });
  });

  it('apply to answers and mails immediately: another one falls back', async () => {
    const { data } = await offer('fr', false);
    expect(data.offered).toEqual(['en', 'zh', 'ja', 'es', 'de', 'it', 'pl', 'ar']);
    expect(await said({ lang: 'fr' })).toBe('en');
    expect(await said({ 'accept-language': 'fr-CH, de;q=0.8' })).toBe('de');
    expect(renderMail({ language: 'fr', template: 'captchaCode', params: { code: 'K7' } }, 'http://localhost').subject).toBe(
      'Your code: K7',
    );
    await admin.call(api.chooseDefaultLanguage, { body: { language: 'de' } });
    expect(await said({ lang: 'fr' })).toBe('de');
    expect(renderMail({ language: 'fr', template: 'captchaCode', params: { code: 'K7' } }, 'http://localhost').html).toContain('lang="de"');
    const stored = await app.platform.db.selectFrom('audit').select(['action', 'after']).where('subject_type', '=', 'languages').execute();
    expect(stored.at(-1)).toMatchObject({ action: 'reference.chooseDefaultLanguage', after: { fallback: 'de' } });
  });

  it('always hold English and the default', async () => {
    expect((await offer('en', false)).errors).toMatchObject([{ path: 'language', rule: 'languageStays' }]);
    await offer('ar', false);
    const refused = await admin.call(api.chooseDefaultLanguage, { body: { language: 'ar' } });
    expect(refused.errors).toMatchObject([{ path: 'language', rule: 'languageNotOffered' }]);
    await admin.call(api.chooseDefaultLanguage, { body: { language: 'de' } });
    expect((await offer('de', false)).code).toBe(510);
  });

  it('take both of two changes at the same moment', async () => {
    await Promise.all([offer('fr', false), offer('ar', false)]);
    const { data } = await app.client().call(api.availableLanguages, {});
    expect(data.offered).toEqual(['en', 'zh', 'ja', 'es', 'de', 'it', 'pl']);
  });

  it('are told to another instance, with the texts', async ({ skip }) => {
    const { databaseUrl } = app.platform.config;
    if (databaseUrl === undefined) return skip('needs a database that two instances share');
    const other = await startTestApp({ databaseUrl });
    try {
      await offer('fr', false);
      const { data } = await admin.call(api.overridePhrase, {
        body: { key: 'site:choose', language: 'es', texts: { text: 'Elija una opción' }, version: 0 },
      });
      await eventually(async () => {
        const { data: told } = await other.client().call(api.availableLanguages, {});
        expect(told.offered).not.toContain('fr');
        expect(told.revisions).toEqual({ es: data.revision });
      });
    } finally {
      await other.stop();
    }
  });
});
