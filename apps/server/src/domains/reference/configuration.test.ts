// @both-engines
import { languages, type RoleKey } from '@heliodesk/contract/kit';
import * as api from '@heliodesk/contract/reference';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { transaction } from '#src/platform/db/transaction.ts';
import { readHere } from '#src/platform/spreadsheet/testing/read-here.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import type { TestClient } from '#src/testing/test-client.ts';
import { buildCustomer } from '../account/seed.ts';
import { buildProvider, buildStaff } from '../identity/seed.ts';
import { systemConfigOf } from './index.ts';

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  admin = app.client((await buildStaff(app.platform, { role: 'admin', name: 'Ada Admin' })).token);
});
afterAll(() => app.stop());

const list = async (query: Record<string, unknown> = {}, lang = 'en') =>
  (await admin.call(api.listConfig, { query: { pageSize: 50, ...query } }, { headers: { lang } })).data;
const rowOf = async (configKey: string) => {
  const row = (await list()).find((each) => each.configKey === configKey);
  if (row === undefined) throw new Error(`There is no key ${configKey}`);
  return row;
};
const save = async (configKey: string, configValue: string) => {
  const { configId, version } = await rowOf(configKey);
  return admin.call(api.editConfig, { body: { configId, configValue, version } });
};
const auditEntries = (key: string) =>
  app.platform.db
    .selectFrom('audit')
    .selectAll()
    .where('subject_type', '=', 'configuration')
    .where('subject_id', '=', key)
    .orderBy('id')
    .execute();

describe('the list', () => {
  it('names every key in nine languages, with type, default and what is set', async () => {
    for (const language of languages)
      for (const { configName, remark } of await list({}, language)) expect([configName, remark].join()).not.toMatch(/config\.|^,|,$/);
    expect(await rowOf('claim.serialLimit')).toMatchObject({
      configName: 'Serial numbers per claim',
      group: 'claims',
      rule: { kind: 'number', min: 1, max: 1_000_000 },
      configValue: '100000',
      defaultValue: '100000',
      isChanged: false,
      isOwn: false,
      updateTime: null,
    });
  });

  it('says which value does not count on this server', async () => {
    expect(app.platform.config.captchaEnabled).toBe(false);
    const told = (await list()).filter(({ notice }) => notice !== '');
    expect(told.map(({ configKey }) => configKey)).toEqual(['sys.account.captchaEnabled', 'portal.secondFactor.roles']);
    expect(told[0]?.notice).toContain('HELIODESK_CAPTCHA=off');
    expect(told[1]?.notice).toContain('demo');
  });

  it('is searched by key and by words of the language, and cut to what was changed', async () => {
    expect((await list({ text: 'Seriennummern je Garantieantrag' }, 'de')).map(({ configKey }) => configKey)).toEqual([
      'claim.serialLimit',
    ]);
    await save('sys.account.captchaEnabled', 'false');
    expect((await list({ changed: true })).map(({ configKey }) => configKey)).toEqual(['sys.account.captchaEnabled']);
    const { configId } = await rowOf('sys.account.captchaEnabled');
    await admin.call(api.removeConfig, { params: { id: configId } });
    expect(await list({ changed: true })).toEqual([]);
  });
});

describe('a value', () => {
  it('that says what the default says is no change', async () => {
    expect((await save('claim.serialLimit', ' 100000 ')).data).toMatchObject({ configValue: '100000', isChanged: false });
    expect(await list({ changed: true })).toEqual([]);
  });

  it('takes effect immediately, and the audit knows before and after', async () => {
    const before = app.clock.now().toISOString();
    const saved = await save('portal.staff.domains', 'Maker.example ,tracker.example');
    expect(saved.data).toMatchObject({ configValue: 'maker.example, tracker.example', isChanged: true });
    const times = [before, saved.data.updateTime ?? '', app.clock.now().toISOString()];
    expect(times).toEqual(times.toSorted());
    expect(await systemConfigOf(app.platform).get('portal.staff.domains')).toEqual(['maker.example', 'tracker.example']);
    expect((await auditEntries('portal.staff.domains')).at(-1)).toMatchObject({
      action: 'configuration.edit',
      before: { value: null },
      after: { value: 'maker.example, tracker.example' },
    });
  });

  it('that does not fit is refused at its field in words of the reader', async () => {
    const { configId, version } = await rowOf('claim.serialLimit');
    const refused = await admin.call(api.editConfig, { body: { configId, configValue: '0', version } }, { headers: { lang: 'de' } });
    expect(refused).toMatchObject({
      code: 510,
      errors: [{ path: 'configValue', rule: 'wholeNumber', message: 'Wert: eine ganze Zahl von 1 bis 1.000.000.' }],
    });
  });

  it('changed in the meantime by someone else is not overwritten, also not after going back to the default', async () => {
    const { configId, version } = await rowOf('claim.serialLimit');
    const late = { configId, configValue: '7', version };
    await save('claim.serialLimit', '500');
    expect(await admin.call(api.editConfig, { body: late })).toMatchObject({
      code: 409,
      key: 'stale',
      data: { current: { configValue: '500' } },
    });
    expect((await admin.call(api.removeConfig, { params: { id: configId } })).code).toBe(200);
    expect(await admin.call(api.editConfig, { body: late })).toMatchObject({
      code: 409,
      data: { current: { configValue: '100000', isChanged: false } },
    });
    expect(await systemConfigOf(app.platform).get('claim.serialLimit')).toBe(100_000);
  });

  it('can be read within a transaction while no instance has it at hand', async () => {
    const config = systemConfigOf(app.platform);
    await config.clear();
    const domains = await transaction(app.platform.db, (tx) => config.get('portal.staff.domains', tx));
    expect(domains).toEqual(await config.get('portal.staff.domains'));
  });

  it('that is secret is masked in every answer, in the audit and in the export', async () => {
    const secret = 'a-secret-of-sixteen-and-more';
    const { data } = await save('integration.webhookSecret', secret);
    expect(data.configValue).toBe(api.secretMask);
    const answers = [
      await admin.call(api.listConfig, { query: {} }),
      await admin.call(api.getConfig, { params: { id: data.configId } }),
      await admin.call(api.configValue, { params: { key: 'integration.webhookSecret' } }),
      await admin.call(api.editConfig, { body: { configId: data.configId, configValue: 'another-secret-of-more-than-16', version: 0 } }),
    ];
    for (const { raw } of answers) expect(raw.body).not.toContain(secret);
    expect(JSON.stringify(await auditEntries('integration.webhookSecret'))).not.toContain(secret);
    const { raw } = await admin.call(api.exportConfig, { query: {} });
    const columns = { key: ['Key'], value: ['Value'], changed: ['Changed (UTC)'] };
    const { values } = await readHere(raw.rawPayload, { columns, required: ['key'] });
    const line = values.key?.indexOf('integration.webhookSecret') ?? -1;
    expect(values.value?.[line]).toBe(api.secretMask);
    expect(values.changed?.[line]).toMatch(/^\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d$/);
    expect(await systemConfigOf(app.platform).get('integration.webhookSecret')).toBe(secret);
  });
});

describe('the spreadsheet of the configuration', () => {
  it('is made 20 times in 5 minutes for one person, each kind of export by itself', async () => {
    const { token } = await buildStaff(app.platform, { role: 'admin' });
    const client = app.client(token);
    for (let count = 0; count < 20; count += 1) expect((await client.call(api.exportConfig, { query: {} })).status).toBe(200);
    expect(await client.call(api.exportConfig, { query: {} })).toMatchObject({ status: 429, key: 'tooManyRequests' });
    expect((await client.call(api.exportDictEntries, { query: { dictType: 'product_type' } })).status).toBe(200);
  });
});

describe('the design tool', () => {
  it('is where the configuration says; until then a page announces it', async () => {
    const leadsTo = async () => (await app.client().send({ method: 'GET', url: '/designTool' })).raw.headers.location;
    expect(await leadsTo()).toBe('/prepared/designTool');
    expect((await save('portal.designTool.url', 'javascript:alert(1)')).errors).toMatchObject([{ path: 'configValue' }]);
    await save('portal.designTool.url', 'https://design.example.com/start?from=portal');
    expect(await leadsTo()).toBe('https://design.example.com/start?from=portal');
  });
});

describe('a file that verifies a domain', () => {
  const add = (configKey: string, configValue: string) => admin.call(api.addConfig, { body: { configKey, configValue } });
  const fetchRoot = (url: string, accept = '*/*') => app.client().send({ method: 'GET', url, headers: { accept } });

  it('is served at the root as plain text until it is removed', async () => {
    const { data } = await add('portal.verification.google1a2b', '=google-site-verification: google1a2b');
    expect(data).toMatchObject({ group: 'verification', isOwn: true, configName: 'Verification file google1a2b.txt' });
    const { raw } = await fetchRoot('/google1a2b.txt?x=1', 'text/html');
    expect([raw.statusCode, raw.body]).toEqual([200, '=google-site-verification: google1a2b']);
    expect(raw.headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=60',
    });
    expect((await app.client().send({ method: 'HEAD', url: '/google1a2b.txt' })).status).toBe(200);
    expect((await save('portal.verification.google1a2b', ' ')).errors).toMatchObject([{ path: 'configValue', rule: 'required' }]);
    await admin.call(api.removeConfig, { params: { id: data.configId } });
    expect((await fetchRoot('/google1a2b.txt')).status).toBe(404);
    expect((await auditEntries('portal.verification.google1a2b')).map(({ action }) => action)).toEqual([
      'configuration.add',
      'configuration.remove',
    ]);
  });

  it.each(['/nothing.txt', '/..%2fgoogle.txt', '/a/b.txt', '/claim.serialLimit.txt', `/${'x'.repeat(65)}.txt`, '/robots.txt'])(
    'is not %s',
    async (url) => {
      expect((await fetchRoot(url)).status).toBe(404);
    },
  );

  it.each([
    'claim.other',
    'portal.verification.',
    'portal.verification.a.b',
    'portal.verification.a/b',
    `portal.verification.${'x'.repeat(65)}`,
  ])('is the only thing that can be added, not %s', async (configKey) => {
    expect((await add(configKey, 'x')).errors).toMatchObject([{ path: 'configKey', rule: 'verificationName' }]);
  });

  it('has its name once', async () => {
    await add('portal.verification.once', 'one');
    expect((await add('portal.verification.once', 'two')).errors).toMatchObject([{ path: 'configKey', rule: 'taken' }]);
  });
});

describe('emptying the caches', () => {
  it('lets every instance read afresh, a few times a minute', async () => {
    const config = systemConfigOf(app.platform);
    expect(await config.get('claim.serialLimit')).toBe(100_000);
    await app.platform.db.updateTable('system_config').set({ value: '77' }).where('key', '=', 'claim.serialLimit').execute();
    expect(await config.get('claim.serialLimit')).toBe(100_000);
    expect((await admin.call(api.clearConfigCache, {})).code).toBe(200);
    expect(await config.get('claim.serialLimit')).toBe(77);
    const codes = [];
    for (let count = 0; count < 5; count += 1) codes.push((await admin.call(api.clearConfigCache, {})).code);
    expect(codes).toEqual([200, 200, 200, 200, 429]);
  });
});

describe('rights', () => {
  let id: number;
  beforeEach(async () => {
    id = (await rowOf('claim.serialLimit')).configId;
  });
  const calls = (client: TestClient) => [
    client.call(api.listConfig, { query: {} }),
    client.call(api.getConfig, { params: { id } }),
    client.call(api.configValue, { params: { key: 'claim.serialLimit' } }),
    client.call(api.addConfig, { body: { configKey: 'portal.verification.x', configValue: 'x' } }),
    client.call(api.editConfig, { body: { configId: id, configValue: '5', version: 0 } }),
    client.call(api.removeConfig, { params: { id } }),
    client.call(api.clearConfigCache, {}),
    client.call(api.exportConfig, { query: {} }),
  ];

  it.each(['agent', 'supervisor', 'finance', 'module_agent', 'tracker_agent', 'customer', 'provider'] satisfies RoleKey[])(
    '%s has none here',
    async (role) => {
      const { token } =
        role === 'customer'
          ? await buildCustomer(app.platform)
          : role === 'provider'
            ? await buildProvider(app.platform)
            : await buildStaff(app.platform, { role });
      for (const { code } of await Promise.all(calls(app.client(token)))) expect(code).toBe(403);
    },
  );
});
