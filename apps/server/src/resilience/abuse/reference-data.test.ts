import {
  addDictEntry,
  clearConfigCache,
  configValue,
  editConfig,
  exportConfig,
  exportDictEntries,
  listConfig,
  listDictEntries,
} from '@heliodesk/contract/reference';
import { languages, type Language } from '@heliodesk/contract/kit';
import { getTipsCount } from '@heliodesk/contract/request';
import { read, type CellObject } from '@e965/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCustomer } from '#src/domains/account/seed.ts';
import { buildStaff } from '#src/domains/identity/seed.ts';
import { buildClaim } from '#src/domains/module-claim/seed.ts';
import { systemConfigOf } from '#src/domains/reference/index.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';

/* What strangers and customers try at reference data, counts and languages: section 1 of the abuse cases, one test for each. */

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

describe('/system/dict/*, /system/config/*', () => {
  it('a customer reads or writes: 403 for all of it', async () => {
    const { token } = await buildCustomer(app.platform);
    for (const spec of [listDictEntries, listConfig, exportConfig, clearConfigCache])
      expect((await app.client(token).send({ method: spec.method, url: spec.path })).code).toBe(403);
    expect((await app.client(token).send({ method: 'PUT', url: editConfig.path, payload: {} })).code).toBe(403);
  });

  it('secrets in the list and file roots: masked, and not to be configured here', async () => {
    const { token } = await buildStaff(app.platform, { role: 'admin' });
    const secret = 'a-secret-of-webhooks-0123456789';
    await transaction(app.platform.db, (tx) => systemConfigOf(app.platform).set(tx, 'integration.webhookSecret', secret));
    const client = app.client(token);
    const list = await client.call(listConfig, { query: {} });
    expect(JSON.stringify(list.data)).not.toContain(secret);
    expect((await client.call(configValue, { params: { key: 'integration.webhookSecret' } })).data.configValue).not.toContain(secret);
    expect(list.data.map(({ configKey }) => configKey).filter((key) => /dir|root|path|file/i.test(key))).toEqual([]);
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)'])('a formula in the export: %j is a text cell', async (label) => {
    const client = app.client((await buildStaff(app.platform, { role: 'admin' })).token);
    const dictValue = `formula-${Buffer.from(label).toString('hex')}`;
    const labels = Object.fromEntries(languages.map((language) => [language, label])) as Record<Language, string>;
    const entry = { dictType: 'product_type', dictValue, labels, dictSort: 50, cssClass: '' } as const;
    expect((await client.call(addDictEntry, { body: entry })).code).toBe(200);
    const { raw } = await client.call(exportDictEntries, { query: { dictType: 'product_type' } });
    const cells = Object.values(read(raw.rawPayload).Sheets).flatMap((sheet) => Object.values(sheet) as CellObject[]);
    expect(cells.filter(({ f }) => f !== undefined)).toEqual([]);
    expect(cells.filter(({ v, t }) => v === label && t === 's')).not.toEqual([]);
  });

  it('clearCache flood: a few times a minute', async () => {
    const client = app.client((await buildStaff(app.platform, { role: 'admin' })).token);
    const codes: number[] = [];
    for (let count = 0; count < 30 && codes.at(-1) !== 429; count += 1) codes.push((await client.call(clearConfigCache, {})).code);
    expect(codes.at(-1)).toBe(429);
  });
});

describe('GET /api/request/getTipsCount', () => {
  it('the count of others: the own scope only', async () => {
    const [self, other] = [await buildCustomer(app.platform), await buildCustomer(app.platform)];
    const { requestId } = await buildClaim(app.platform, other, { submit: true });
    await app.platform.db
      .updateTable('request')
      .set({ open_tips: 3, open_tip_types: [1, 3, 4] })
      .where('id', '=', requestId)
      .execute();
    const countOf = async (token: string) => (await app.client(token).call(getTipsCount, {})).data;
    expect([await countOf(self.token), await countOf(other.token)]).toEqual([0, 3]);
    expect((await app.client().call(getTipsCount, {})).code).toBe(401);
  });
});

describe('lang path and headers', () => {
  it.each(['../unit', 'unit%00', "unit' or 1=1", '__proto__'])('path injection by %s is refused', async (type) => {
    const { token } = await buildCustomer(app.platform);
    const { code } = await app.client(token).send({ method: 'GET', url: `/api/parts/lang/${encodeURIComponent(type)}` });
    expect([400, 404, 510]).toContain(code);
  });

  it('cache poisoning and header ReDoS: one of nine languages, told to caches, without a delay', async () => {
    for (const lang of ['../../en', 'de,'.repeat(2_000), 'x'.repeat(7_000)]) {
      const { headers } = await app.client().send({ method: 'GET', url: '/api/common/region/country', headers: { lang } });
      expect(['en', 'de']).toContain(headers['content-language']);
      expect(String(headers['vary']).toLowerCase()).toContain('lang');
    }
  });
});
