import { languages } from '@heliodesk/contract/kit';
import * as api from '@heliodesk/contract/reference';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transaction } from '#src/platform/db/transaction.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import type { TestClient } from '#src/testing/test-client.ts';
import { buildCustomer } from '../account/seed.ts';
import { buildStaff } from '../identity/seed.ts';
import { preparePages } from './service/pages.ts';

let app: TestApp;
let admin: TestClient;
let customer: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  admin = app.client((await buildStaff(app.platform, { role: 'admin' })).token);
  customer = app.client((await buildCustomer(app.platform)).token);
});
afterAll(() => app.stop());

const nothing = { title: '', body: '' };
const textsOf = (texts: Partial<Record<(typeof languages)[number], { title: string; body: string }>>) =>
  ({ ...Object.fromEntries(languages.map((code) => [code, nothing])), en: { title: 'Terms', body: 'Read **them**.' }, ...texts }) as Record<
    'en',
    { title: string; body: string }
  >;
const add = (slug: string, texts = textsOf({})) => admin.call(api.addStaticPage, { body: { slug, texts } });
const show = (slug: string, lang = 'en') => customer.call(api.staticPage, { params: { slug } }, { headers: { lang } });

describe('the pages of the product', () => {
  it.each(languages)('are there in %s', async (language) => {
    const privacy = await app.client().call(api.publicPage, { params: { slug: 'privacy' } }, { headers: { lang: language } });
    expect(privacy.data).toMatchObject({ slug: 'privacy', language });
    const service = await show('service', language);
    expect(service.data.language).toBe(language);
    for (const { data } of [privacy, service]) expect([data.title.length > 1, data.body.includes('## ')]).toEqual([true, true]);
  });

  it('stay, keep what was edited when the server starts again, and only privacy is public', async () => {
    const page = (await admin.call(api.listStaticPages, { query: {} })).data.find(({ slug }) => slug === 'service');
    const id = page?.id ?? 0;
    expect((await admin.call(api.removeStaticPage, { params: { id } })).key).toBe('page.builtIn');
    await admin.call(api.editStaticPage, { body: { id, texts: textsOf({}), version: 0 } });
    await transaction(app.platform.db, (tx) => preparePages(tx, app.clock.now()));
    expect((await show('service', 'de')).data).toMatchObject({ title: 'Terms', language: 'en' });
    expect((await app.client().call(api.staticPage, { params: { slug: 'privacy' } })).code).toBe(401);
    const service = await app.client().send({ method: 'GET', url: '/api/common/page/service' });
    expect(service.code).toBe(510);
  });
});

describe('a page of staff', () => {
  it('is added, edited with its version, shown with English where a language is missing, and removed', async () => {
    const { data } = await add('terms-of-use', textsOf({ pl: { title: 'Warunki', body: 'Treść' } }));
    expect(data).toMatchObject({ slug: 'terms-of-use', languages: ['en', 'pl'], isBuiltIn: false, version: 0 });
    expect((await show('terms-of-use', 'pl')).data).toMatchObject({ language: 'pl', title: 'Warunki' });
    expect((await show('terms-of-use', 'ar')).data).toMatchObject({ language: 'en', title: 'Terms' });
    const body = { id: data.id, texts: textsOf({ en: { title: 'New', body: 'New' } }), version: 0 };
    expect((await admin.call(api.editStaticPage, { body })).data).toMatchObject({ version: 1, languages: ['en'] });
    expect(await admin.call(api.editStaticPage, { body })).toMatchObject({
      code: 409,
      key: 'stale',
      data: { current: { version: 1, title: 'New' } },
    });
    expect((await admin.call(api.removeStaticPage, { params: { id: data.id } })).code).toBe(200);
    expect((await show('terms-of-use')).code).toBe(404);
    const auditEntries = await app.platform.db
      .selectFrom('audit')
      .select('action')
      .where('subject_id', '=', 'terms-of-use')
      .orderBy('id')
      .execute();
    expect(auditEntries.map(({ action }) => action)).toEqual(['page.add', 'page.edit', 'page.remove']);
  });

  it.each(['Terms', 'a b', '../a', '', 'ü'])('is not named %s', async (slug) => {
    expect((await add(slug)).errors).toMatchObject([{ path: 'slug' }]);
  });

  it('needs English whole, the others whole or not at all, and a name of its own', async () => {
    const half = await add('half', textsOf({ en: { title: 'Only', body: ' ' }, de: { title: 'Nur', body: '' } }));
    expect(half.errors.map(({ path, rule }) => [path, rule])).toEqual([
      ['texts.en.body', 'required'],
      ['texts.de.body', 'pageHalf'],
    ]);
    expect((await add('privacy')).errors).toMatchObject([{ path: 'slug', rule: 'taken' }]);
  });

  it('is for those who may write pages', async () => {
    const supervisor = app.client((await buildStaff(app.platform, { role: 'supervisor' })).token);
    for (const client of [supervisor, customer]) {
      expect((await client.call(api.listStaticPages, { query: {} })).code).toBe(403);
      expect((await client.call(api.getStaticPage, { params: { id: 1 } })).code).toBe(403);
      expect((await client.call(api.addStaticPage, { body: { slug: 'x', texts: textsOf({}) } })).code).toBe(403);
      expect((await client.call(api.editStaticPage, { body: { id: 1, texts: textsOf({}), version: 0 } })).code).toBe(403);
      expect((await client.call(api.removeStaticPage, { params: { id: 1 } })).code).toBe(403);
    }
  });
});
