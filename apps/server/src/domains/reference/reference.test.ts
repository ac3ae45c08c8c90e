import { languages } from '@heliodesk/contract/kit';
import * as api from '@heliodesk/contract/reference';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transaction } from '#src/platform/db/transaction.ts';
import { eventually } from '#src/testing/eventually.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import { buildCustomer } from '../account/seed.ts';
import { buildStaff } from '../identity/seed.ts';
import { systemConfigOf } from './index.ts';
import { isConfigName } from './service/config-keys.ts';
import { prepareDictionaries } from './service/dictionaries.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp();
  ({ token } = await buildCustomer(app.platform));
});
afterAll(() => app.stop());

const countries = async (lang: string) => (await app.client().call(api.listCountries, {}, { headers: { lang } })).data;
const dictionary = async (type: api.DictType, lang = 'en') =>
  (await app.client(token).call(api.dictionary, { params: { type } }, { headers: { lang } })).data;

describe('countries', () => {
  it.each(languages)('are whole, named and sorted in %s', async (language) => {
    const list = await countries(language);
    expect(list).toHaveLength(249);
    expect(new Set(list.map(({ regionId }) => regionId)).size).toBe(249);
    const names = list.map(({ regionName }) => regionName);
    expect(names).toEqual(names.toSorted(new Intl.Collator(language).compare));
    expect(list.filter(({ regionName, code }) => regionName === '' || regionName === code)).toEqual([]);
  });

  it('carry the numeric code and a sales region', async () => {
    const byCode = new Map((await countries('de')).map((country) => [country.code, country]));
    expect(byCode.get('DE')).toEqual({ regionId: 276, regionName: 'Deutschland', code: 'DE', salesRegion: 'europe' });
    expect(['US', 'BR', 'ZA', 'AU', 'CN', 'JP'].map((code) => byCode.get(code)?.salesRegion)).toEqual([
      'north-america',
      'latin-america',
      'middle-east-africa',
      'asia-pacific',
      'china',
      'japan',
    ]);
  });

  it('of the European Union are 27', async () => {
    const { data } = await app.client().call(api.listEuCountries, {}, { headers: { lang: 'it' } });
    expect(data).toHaveLength(27);
    expect(data.map(({ code }) => code)).toEqual(expect.arrayContaining(['IT', 'HR', 'CY']));
    expect(data.map(({ code }) => code)).not.toContain('GB');
  });

  it('come in the language that is asked for, else in English, and say so to caches', async () => {
    const said = async (headers: Record<string, string>) => app.client().call(api.listCountries, {}, { headers });
    expect((await said({ lang: 'es', 'accept-language': 'de' })).headers['content-language']).toBe('es');
    expect((await said({ 'accept-language': 'zh-CN,en;q=0.5' })).headers['content-language']).toBe('zh');
    const strange = await said({ lang: `../../${'x'.repeat(4_000)}` });
    expect(strange.headers).toMatchObject({ 'content-language': 'en', vary: 'lang, accept-language' });
  });
});

describe('what is for anyone', () => {
  it('is answered the same, again and again, with any session or none', async () => {
    for (const lang of ['de', 'ar']) {
      const answers = await Promise.all(
        [undefined, token, 'ended'].map((session) => app.client(session).call(api.listCountries, {}, { headers: { lang } })),
      );
      expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([200]));
      for (const { data } of answers) expect(data).toEqual(await countries(lang));
    }
    expect(await countries('de')).not.toEqual(await countries('ar'));
  });
});

describe('dictionaries', () => {
  it('are answered under the path of older callers too, each as under the other', async () => {
    for (const type of api.dictTypes)
      for (const lang of ['en', 'ar']) {
        const answer = await app.client(token).call(api.dictionaryByType, { params: { type } }, { headers: { lang } });
        expect(answer.code).toBe(200);
        expect(answer.data).toEqual(await dictionary(type, lang));
      }
    expect((await app.client().call(api.dictionaryByType, { params: { type: 'country' } })).code).toBe(401);
    expect((await app.client(token).call(api.dictionaryByType, { params: { type: 'nonsense' as api.DictType } })).code).toBe(510);
  });

  it('are the 22 of the specification, each with a number of its own', () => {
    expect(api.dictTypes).toHaveLength(25);
    expect(new Set(Object.values(api.dictIds)).size).toBe(25);
  });

  it.each(api.dictTypes)('%s has a label in nine languages for each value', async (type) => {
    const english = await dictionary(type);
    expect(english.length).toBeGreaterThanOrEqual(3);
    for (const language of languages) {
      const entries = await dictionary(type, language);
      expect(entries.map(({ dictValue }) => dictValue).toSorted()).toEqual(english.map(({ dictValue }) => dictValue).toSorted());
      expect(entries.filter(({ dictLabel }) => dictLabel.trim() === '')).toEqual([]);
      expect(new Set(entries.map(({ dictLabel }) => dictLabel)).size, language).toBe(entries.length);
    }
  });

  it.each<[api.DictType, string[]]>([
    ['request_type', ['1', '2', '3', '4']],
    ['request_status', ['0', '1', '2', '3', '4', '5', '6', '7', '8']],
    ['request_tips', ['1', '3', '4', '6', '7', '8', '9', '10']],
    ['sync_status', ['0', '1', '2', '3']],
    ['unit', ['0', '1', '2']],
    ['workorder_status', ['0', '1', '2', '3', '4', '5', '6']],
    ['service_provider_settlement_status', ['1', '2', '3', '4', '5']],
    ['reject_reason', ['1', '2', '3', '4', '5', '6', '7']],
    ['serial_refusal', ['1', '2', '3', '4', '5', '6', '7']],
    ['old_component_handling', ['1', '2', '3']],
    ['organization_nature', ['1', '2', '3', '4', '5']],
  ])('%s has the fixed codes %j', async (type, values) => {
    expect((await dictionary(type)).map(({ dictValue }) => dictValue)).toEqual(values);
  });

  it('keep what was edited when the server starts again, and get back what is missing', async () => {
    const { db } = app.platform;
    await db
      .updateTable('dict_entry')
      .set({ labels: JSON.stringify({ en: 'Herr' }), status: '1' })
      .where('type', '=', 'salutation')
      .where('value', '=', '1')
      .execute();
    await db.deleteFrom('dict_entry').where('type', '=', 'salutation').where('value', '=', '3').execute();
    await transaction(db, (tx) => prepareDictionaries(app.platform, tx));
    const entries = await dictionary('salutation', 'fr');
    expect(entries.map(({ dictValue, dictLabel, status }) => [dictValue, dictLabel, status])).toEqual([
      ['1', 'Herr', '1'],
      ['2', 'Mme', '0'],
      ['3', 'Dr', '0'],
    ]);
    const { data } = await app.client().call(api.listSalutations, {});
    expect(data.map(({ dictValue }) => dictValue)).toEqual(['2', '3']);
  });

  it('are for people who signed in, the lists of registration for everyone', async () => {
    expect((await app.client().call(api.dictionary, { params: { type: 'unit' } })).code).toBe(401);
    for (const list of [api.listAccountTypes, api.listAccountRoles, api.listOrganizationNatures])
      expect((await app.client().call(list, {})).code).toBe(200);
  });

  it.each(['nothing', '../unit', 'unit%00', "unit' or 1=1", 'toString', '__proto__'])('refuse the type %s', async (type) => {
    const answer = await app.client(token).send({ method: 'GET', url: `/api/parts/lang/${encodeURIComponent(type)}` });
    expect([400, 510]).toContain(answer.code);
  });

  it('come all in one call, but for those of CLDR', async () => {
    const client = app.client(token);
    const { data } = await client.call(api.listDictionaries, {}, { headers: { lang: 'de' } });
    expect(data.map(({ dictType }) => dictType)).toEqual(api.storedDictTypes);
    expect(data.filter(({ entries }) => entries.length === 0)).toEqual([]);
    for (const type of ['unit', 'salutation'] as const)
      expect(data.find(({ dictType }) => dictType === type)?.entries).toEqual(await dictionary(type, 'de'));
    expect((await app.client().call(api.listDictionaries, {})).code).toBe(401);
  });

  it('of CLDR are not stored', async () => {
    const rows = await app.platform.db
      .selectFrom('dict_entry')
      .select('id')
      .where('type', 'in', [...api.computedDictTypes])
      .execute();
    expect(rows).toEqual([]);
    expect((await dictionary('currency', 'de')).find(({ dictValue }) => dictValue === 'EUR')?.dictLabel).toBe('EUR Euro');
  });
});

describe('the system configuration', () => {
  const set = (name: string, text: string) =>
    transaction(app.platform.db, async (tx) => {
      if (isConfigName(name)) await systemConfigOf(app.platform).set(tx, name, text);
    });
  const show = async (key: string, role: 'admin' | 'agent' = 'admin') => {
    const user = await buildStaff(app.platform, { role });
    return app.client(user.token).call(api.configValue, { params: { key } });
  };

  it('answers defaults until something is saved, and then that', async () => {
    const config = systemConfigOf(app.platform);
    expect(await config.get('claim.serialLimit')).toBe(100_000);
    await set('claim.serialLimit', '250');
    expect(await config.get('claim.serialLimit')).toBe(250);
    expect((await show('claim.serialLimit')).data).toEqual({ configKey: 'claim.serialLimit', configValue: '250' });
  });

  it('hears of what another instance has saved', async () => {
    const config = systemConfigOf(app.platform);
    await config.get('portal.designTool.url');
    await transaction(app.platform.db, async (tx) => {
      await tx
        .updateTable('system_config')
        .set({ value: 'https://design.example/start' })
        .where('key', '=', 'portal.designTool.url')
        .execute();
      await app.platform.events.publish(tx, 'system-config', { name: 'portal.designTool.url' });
    });
    await eventually(async () => expect(await config.get('portal.designTool.url')).toBe('https://design.example/start'));
  });

  it.each([
    ['claim.serialLimit', '0', 'wholeNumber'],
    ['claim.serialLimit', '1000001', 'wholeNumber'],
    ['claim.serialLimit', '1e5', 'wholeNumber'],
    ['claim.serialLimit', '', 'wholeNumber'],
    ['sys.account.captchaEnabled', 'yes', 'flag'],
    ['portal.staff.domains', 'maker.example, not a domain', 'domainNames'],
    ['portal.designTool.url', 'javascript:alert(1)', 'webAddress'],
    ['portal.designTool.url', 'https://', 'webAddress'],
    ['integration.webhookSecret', 'short', 'tooShort'],
  ])('refuses %s = %s, and says what fits', async (name, text, rule) => {
    await expect(set(name, text)).rejects.toMatchObject({ key: 'validation', violations: [{ path: 'configValue', rule }] });
  });

  it.each([
    ['claim.serialLimit', '1'],
    ['claim.serialLimit', '1000000'],
    ['portal.designTool.url', ''],
    ['portal.staff.domains', ''],
  ])('takes %s = "%s"', async (name, text) => {
    await set(name, text);
    expect((await show(name)).data.configValue).toBe(text);
  });

  it('never shows a secret', async () => {
    await set('integration.webhookSecret', 'a-secret-of-sixteen-and-more');
    expect((await show('integration.webhookSecret')).data.configValue).toBe('••••••••');
    expect(await systemConfigOf(app.platform).get('integration.webhookSecret')).toBe('a-secret-of-sixteen-and-more');
  });

  it('is for those who may read it, and knows its keys', async () => {
    expect((await show('claim.serialLimit', 'agent')).code).toBe(403);
    expect((await app.client(token).call(api.configValue, { params: { key: 'claim.serialLimit' } })).code).toBe(403);
    expect((await show('unknown.key')).code).toBe(404);
    expect((await show('toString')).code).toBe(404);
  });
});
