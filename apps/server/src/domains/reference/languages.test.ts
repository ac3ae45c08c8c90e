// @both-engines
import { languages, type Language } from '@heliodesk/contract/kit';
import * as api from '@heliodesk/contract/reference';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
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

const view = async (key: string, language: Language) => (await admin.call(api.getPhrase, { query: { key, language } })).data;
const write = async (key: string, language: Language, texts: api.PhraseTexts, version?: number) =>
  admin.call(api.overridePhrase, { body: { key, language, texts, version: version ?? (await view(key, language)).version } });
const release = async (key: string, language: Language) =>
  admin.call(api.resetPhrase, { body: { key, language, version: (await view(key, language)).version } });
const row = async (query: Record<string, string>) => (await admin.call(api.listPhrases, { query })).data;
const message = async (lang: string) => (await app.client().send({ method: 'GET', url: '/api/nowhere', headers: { lang } })).msg;
const audits = (action: string) => app.platform.db.selectFrom('audit').selectAll().where('action', '=', action).orderBy('id').execute();

describe('the texts of the interface', () => {
  it('are all there, of server and web, each with its state in nine languages', async () => {
    const { data, total } = await admin.call(api.listPhrases, { query: { pageSize: 10 } });
    expect(data).toHaveLength(10);
    expect(total).toBeGreaterThan(1_200);
    for (const namespace of ['home', 'identity', 'desk', 'shell', 'mail', 'errors', 'sheet']) {
      const [first] = await row({ namespace });
      expect(first?.namespace).toBe(namespace);
      expect(first?.cells.map(({ language }) => language)).toEqual([...languages]);
    }
  });

  it('are found by key and by words in any language, one of them where it is chosen', async () => {
    expect((await row({ text: 'rules:emailtaken' })).map(({ key }) => key)).toEqual(['rules:emailTaken']);
    const german = await row({ text: 'Prüfen Sie dieses Feld' });
    expect(german.map(({ key }) => key)).toContain('site:errorSummary');
    expect(await row({ text: 'Prüfen Sie dieses Feld', language: 'fr' })).toEqual([]);
    const [chosen] = await row({ text: 'site:errorSummary', language: 'de' });
    expect(chosen).toMatchObject({ english: 'Check these {{count}} fields', release: 'Prüfen Sie diese {{count}} Felder' });
    expect(chosen?.own).toBeUndefined();
  });

  it('hold every form of a plural that the language has, and what is around them', async () => {
    const polish = await view('site:errorSummary', 'pl');
    expect(polish.forms).toEqual(['one', 'few', 'many', 'other']);
    expect(Object.keys(polish.release)).toEqual(polish.forms);
    const inside = await view('site:nav.language', 'es');
    expect([...inside.before, ...inside.after]).toHaveLength(4);
    expect(inside).toMatchObject({ state: 'translated', own: {}, version: 0, changedAt: null });
  });

  it('are of no concern to anyone without the permission, and unknown ones are not found', async () => {
    const agent = app.client((await buildStaff(app.platform, { role: 'agent' })).token);
    expect((await agent.call(api.listPhrases, { query: {} })).code).toBe(403);
    expect((await app.client().call(api.phraseCoverage, {})).code).toBe(401);
    expect((await admin.call(api.getPhrase, { query: { key: 'site:not.there', language: 'de' } })).code).toBe(404);
  });
});

describe('a text in words of the house', () => {
  afterEach(async () => {
    for (const [key, language] of [
      ['errors:notFound', 'de'],
      ['site:errorSummary', 'de'],
    ] as const)
      await release(key, language);
  });

  it('is used immediately by the server, told to the web under a new revision, and audited', async () => {
    const before = (await view('errors:notFound', 'de')).release.text;
    const written = await write('errors:notFound', 'de', { text: 'Das haben wir nicht.' });
    expect(written.data).toMatchObject({ state: 'overridden', own: { text: 'Das haben wir nicht.' } });
    await eventually(async () => expect(await message('de')).toBe('Das haben wir nicht.'));
    expect(await message('fr')).not.toBe('Das haben wir nicht.');
    const { data: offer } = await app.client().call(api.availableLanguages, {});
    expect(offer.revisions).toEqual({ de: written.data.revision });
    const { data } = await app.client().call(api.customTexts, { params: { language: 'de' }, query: {} });
    expect(data).toEqual({ revision: written.data.revision, texts: { 'errors:notFound': 'Das haben wir nicht.' } });
    expect((await audits('reference.overridePhrase')).at(-1)).toMatchObject({
      subject_id: 'de errors:notFound',
      before: {},
      after: { text: 'Das haben wir nicht.' },
    });

    const released = await release('errors:notFound', 'de');
    expect(released.data).toMatchObject({ state: 'translated', own: {}, revision: null });
    await eventually(async () => expect(await message('de')).toBe(before));
    expect((await app.client().call(api.availableLanguages, {})).data.revisions).toEqual({});
    expect((await audits('reference.releasePhrase')).at(-1)).toMatchObject({ before: { text: 'Das haben wir nicht.' }, after: {} });
  });

  it('is in mails and is found as overridden', async () => {
    await write('mail:captchaCode.subject', 'de', { text: 'Ihr Zeichen: {{code}}' });
    await eventually(() => {
      const mail = renderMail({ language: 'de', template: 'captchaCode', params: { code: 'K7' } }, 'http://localhost');
      expect(mail.subject).toBe('Ihr Zeichen: K7');
    });
    const found = await row({ state: 'overridden', language: 'de' });
    expect(found).toMatchObject([{ key: 'mail:captchaCode.subject', own: 'Ihr Zeichen: {{code}}' }]);
    const { data } = await admin.call(api.phraseCoverage, {});
    const german = data.languages.find(({ language }) => language === 'de');
    expect(german).toMatchObject({ overridden: 1, missing: 0, differs: 0, translated: data.texts - 1 });
    await release('mail:captchaCode.subject', 'de');
  });

  it.each([
    ['lacks a placeholder', 'errors:request.alreadyPickedUp', 'Schon vergeben', 'placeholders'],
    ['has another one', 'errors:request.alreadyPickedUp', 'Schon bei {{name}} {{email}}', 'placeholders'],
    ['has a broken one', 'errors:request.alreadyPickedUp', 'Schon bei {{name}} {{', 'placeholders'],
    ['has one where there is none', 'errors:notFound', 'Nicht da: {{name}}', 'noPlaceholders'],
    ['lacks a mark', 'desk:case.by', '{{what}} von {{name}}', 'marks'],
    ['has another mark', 'desk:case.by', '<b>{{what}}</b> von <i>{{name}}</i>', 'marks'],
    ['has a mark where there is none', 'errors:notFound', '<a>Nicht da</a>', 'noMarks'],
    ['calls another text', 'errors:notFound', '$t(errors:notFound)', 'noMarks'],
  ])('that %s is refused at its field', async (_what, key, text, rule) => {
    const refused = await write(key, 'de', { text });
    expect(refused.code).toBe(510);
    expect(refused.errors).toMatchObject([{ path: 'texts.text', rule }]);
    expect(refused.errors[0]?.message).not.toBe(`rules:${rule}`);
    expect((await view(key, 'de')).own).toEqual({});
  });

  it('needs every form of its language, and none of another', async () => {
    const refused = await write('site:errorSummary', 'de', { one: 'Ein Feld', few: '{{count}} Felder' });
    expect(refused.errors.map(({ path, rule }) => [path, rule])).toEqual([
      ['texts.other', 'required'],
      ['texts.few', 'invalid'],
    ]);
    const { data } = await write('site:errorSummary', 'de', { one: 'Ein Feld', other: 'Prüfen Sie diese {{count}} Felder' });
    expect(data.own).toEqual({ one: 'Ein Feld' });
  });

  it('is not overwritten by someone who has read an older one', async () => {
    const { version } = await view('errors:notFound', 'de');
    const first = await write('errors:notFound', 'de', { text: 'Erster' }, version);
    const second = await write('errors:notFound', 'de', { text: 'Zweiter' }, version);
    expect(second).toMatchObject({ code: 409, key: 'stale', data: { current: { own: { text: 'Erster' }, version: first.data.version } } });
    await release('errors:notFound', 'de');
    const again = await write('errors:notFound', 'de', { text: 'Dritter' });
    expect(again.data.version).toBeGreaterThan(first.data.version);
  });

  it('of two at the same moment only one is taken', async () => {
    const { version } = await view('errors:notFound', 'de');
    const answers = await Promise.all(['A', 'B', 'C'].map((text) => write('errors:notFound', 'de', { text }, version)));
    expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 409, 409]);
  });

  it('is to be checked when the release asks for other placeholders by now', async () => {
    await app.platform.db
      .insertInto('phrase_override')
      .values({ language: 'it', key: 'errors:request.alreadyPickedUp', text: 'Già preso', changed_at: new Date(), version: 1 })
      .execute();
    expect((await row({ state: 'differs' })).map(({ key }) => key)).toEqual(['errors:request.alreadyPickedUp']);
    expect((await view('errors:request.alreadyPickedUp', 'it')).state).toBe('differs');
    await release('errors:request.alreadyPickedUp', 'it');
    expect(await row({ state: 'differs' })).toEqual([]);
  });
});

describe('what browsers keep', () => {
  it('is kept for good under its revision, else asked for again by its tag', async () => {
    const { data } = await write('site:choose', 'it', { text: 'Prego scegliere' });
    const ask = (query: Record<string, string>, headers = {}) =>
      app.client().send({ method: 'GET', url: '/api/common/phrases/it', query, headers });
    const kept = await ask({ revision: data.revision ?? '' });
    expect(kept.headers).toMatchObject({ 'cache-control': 'public, max-age=31536000, immutable' });
    const other = await ask({ revision: 'older' });
    expect(other.headers['cache-control']).toBe('no-cache');
    expect(other.headers.vary).toBeUndefined();
    const again = await ask({}, { 'if-none-match': String(other.headers.etag) });
    expect(again.status).toBe(304);
    await release('site:choose', 'it');
  });
});

describe('the export', () => {
  it('is a spreadsheet of the filtered texts', async () => {
    const answer = await admin.call(api.exportPhrases, { query: { namespace: 'mailbox' } }, { headers: { lang: 'fr' } });
    expect(answer.status).toBe(200);
    expect(answer.headers['content-disposition']).toContain('textes.xlsx');
    expect(answer.raw.rawPayload.subarray(0, 2).toString()).toBe('PK');
  });
});
