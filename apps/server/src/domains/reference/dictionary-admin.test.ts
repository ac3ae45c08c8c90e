// @both-engines
import { read, type CellObject } from '@e965/xlsx';
import { languages, type RoleKey } from '@heliodesk/contract/kit';
import * as api from '@heliodesk/contract/reference';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import type { TestClient } from '#src/testing/test-client.ts';
import { readHere } from '#src/platform/spreadsheet/testing/read-here.ts';
import { buildCustomer } from '../account/seed.ts';
import { buildProvider, buildStaff } from '../identity/seed.ts';
import { buildClaim } from '../module-claim/seed.ts';

let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  admin = app.client((await buildStaff(app.platform, { role: 'admin', name: 'Ada Admin' })).token);
});
afterAll(() => app.stop());

const inAll = (word: string) =>
  Object.fromEntries(languages.map((code) => [code, `${word} ${code}`])) as Record<(typeof languages)[number], string>;
const looks = { dictSort: 50, cssClass: '', status: '0' as const };
const entries = async (query: Partial<api.DictListQuery>) =>
  (await admin.call(api.listDictEntries, { query: { pageSize: 50, ...query } })).data;
const entryOf = async (dictType: api.DictType, dictValue: string) => {
  const found = (await entries({ dictType })).find((entry) => entry.dictValue === dictValue);
  if (found?.dictCode == null) throw new Error('There is no such entry');
  return { ...found, dictCode: found.dictCode };
};
const add = (dictType: api.DictType, dictValue: string, more: Partial<api.NewDictEntry> = {}) =>
  admin.call(api.addDictEntry, { body: { dictType, dictValue, labels: inAll(dictValue), ...looks, ...more } });
const auditOf = (subjectId: string | number) =>
  app.platform.db
    .selectFrom('audit')
    .selectAll()
    .where('subject_type', '=', 'dictionary')
    .where('subject_id', '=', String(subjectId))
    .orderBy('id')
    .execute();

describe('the list of dictionaries', () => {
  it('tells which are open, which computed, and where labels are missing', async () => {
    const types = (await admin.call(api.listDictTypes, {})).data;
    expect(types.map(({ dictType }) => dictType)).toEqual(api.dictTypes);
    const of = (type: api.DictType) => types.find(({ dictType }) => dictType === type);
    expect(of('country')).toMatchObject({ isOpen: false, isComputed: true, entries: 249, gaps: 0 });
    expect(of('request_status')).toMatchObject({ dictId: 15, isOpen: false, isComputed: false, entries: 9, gaps: 0 });
    expect(types.filter(({ isOpen }) => isOpen).map(({ dictType }) => dictType)).toEqual(expect.arrayContaining([...api.openDictTypes]));
  });

  it.each(api.dictTypes)('%s has every label in nine languages', async (dictType) => {
    const { data, total } = await admin.call(api.listDictEntries, { query: { dictType, pageSize: 50 } });
    expect(total).toBeGreaterThanOrEqual(3);
    for (const { labels } of data) expect(languages.filter((code) => !labels[code])).toEqual([]);
  });
});

describe('the list of entries', () => {
  it('is filtered by type, text in any language and state, and paged', async () => {
    expect((await entries({ text: 'genehmig' })).map(({ dictType }) => dictType)).toContain('request_status');
    expect(await entries({ text: '%' })).toEqual([]);
    expect((await entries({ dictType: 'unit', status: '1' })).length).toBe(0);
    const first = await admin.call(api.listDictEntries, { query: { dictType: 'country', pageSize: 10, pageNum: 25 } });
    expect([first.total, first.data.length]).toEqual([249, 9]);
    expect((await entries({ dictType: 'eu_country', text: 'deutsch' })).map(({ dictValue }) => dictValue)).toEqual(['276']);
  });

  it('shows computed entries without a number', async () => {
    expect((await entries({ dictType: 'currency', text: 'EUR' }))[0]).toMatchObject({ dictCode: null, isFixed: true });
  });
});

describe('an entry', () => {
  it('gets labels, order, look and state, and the audit knows both states', async () => {
    const { dictCode, version } = await entryOf('unit', '1');
    const body = { dictCode, labels: { ...inAll('mega'), fr: '' }, dictSort: 9, cssClass: 'wide', status: '1' as const, version };
    const saved = await admin.call(api.editDictEntry, { body }, { headers: { lang: 'fr' } });
    expect(saved.data).toMatchObject({ dictLabel: 'mega en', dictSort: 9, cssClass: 'wide', status: '1', version: version + 1 });
    expect(saved.data.labels).not.toHaveProperty('fr');
    const [auditEntry] = await auditOf(dictCode);
    expect(auditEntry).toMatchObject({ action: 'dictionary.edit', actor_name: 'Ada Admin', before: { sort: 2 }, after: { sort: 9 } });
  });

  it('that someone else changed in the meantime comes back as it is now', async () => {
    const { dictCode, version } = await entryOf('unit', '2');
    const body = { dictCode, labels: inAll('watt'), ...looks, version };
    await admin.call(api.editDictEntry, { body });
    const late = await admin.call(api.editDictEntry, { body: { ...body, labels: inAll('late') } });
    expect(late).toMatchObject({ code: 409, key: 'stale', data: { current: { dictLabel: 'watt en', version: version + 1 } } });
  });

  it.each([
    [{ dictValue: '7' }, 'dictValue', 'valueFixed'],
    [{ dictType: 'unit' as const }, 'dictType', 'valueFixed'],
    [{ labels: { ...inAll('x'), en: ' ' } }, 'labels.en', 'required'],
    [{ cssClass: 'a;b' }, 'cssClass', 'cssClass'],
  ])('refuses %j at its field', async (change, path, rule) => {
    const { dictCode, version } = await entryOf('sync_status', '0');
    const { errors } = await admin.call(api.editDictEntry, { body: { dictCode, labels: inAll('x'), ...looks, version, ...change } });
    expect(errors).toMatchObject([{ path, rule }]);
  });

  it('joins an open dictionary once, and no other', async () => {
    const added = await add('salutation', 'mx');
    expect(added.data).toMatchObject({ dictValue: 'mx', isFixed: false });
    expect((await add('salutation', 'mx')).errors).toMatchObject([{ path: 'dictValue', rule: 'taken' }]);
    expect((await add('salutation', 'a b')).errors).toMatchObject([{ path: 'dictValue', rule: 'dictValue' }]);
    expect(await add('request_status', '9')).toMatchObject({ code: 510, key: 'dict.closed' });
    expect(await add('country', '999')).toMatchObject({ code: 510, key: 'dict.closed' });
  });

  it('of the code is never removed, one in use neither', async () => {
    const fixed = await entryOf('salutation', '2');
    expect((await admin.call(api.removeDictEntry, { params: { id: fixed.dictCode } })).key).toBe('dict.fixed');
    const used = (await add('bracket', 'sail')).data;
    const customer = await buildCustomer(app.platform);
    const { requestId } = await buildClaim(app.platform, customer, { serials: [] });
    await app.platform.db.updateTable('module_claim').set({ bracket: 'sail' }).where('request_id', '=', requestId).execute();
    expect((await admin.call(api.removeDictEntry, { params: { id: used.dictCode ?? 0 } })).key).toBe('dict.inUse');
    await app.platform.db.updateTable('module_claim').set({ bracket: '1' }).where('request_id', '=', requestId).execute();
    expect((await admin.call(api.removeDictEntry, { params: { id: used.dictCode ?? 0 } })).code).toBe(200);
    expect((await admin.call(api.getDictEntry, { params: { id: used.dictCode ?? 0 } })).code).toBe(404);
    expect((await auditOf(used.dictCode ?? 0)).map(({ action }) => action)).toEqual(['dictionary.add', 'dictionary.remove']);
  });

  it('is one of a salutation that a contact has', async () => {
    const { data } = await add('salutation', 'eng');
    const { contactId } = await buildCustomer(app.platform);
    await app.platform.db.updateTable('contact').set({ salutation: 'eng' }).where('id', '=', contactId).execute();
    expect((await admin.call(api.removeDictEntry, { params: { id: data.dictCode ?? 0 } })).key).toBe('dict.inUse');
  });
});

describe('the export', () => {
  it('opens with all labels as texts', async () => {
    await add('product_type', 'formula', { labels: { ...inAll('x'), en: '=1+1' } });
    const { raw } = await admin.call(api.exportDictEntries, { query: { dictType: 'product_type' } }, { headers: { lang: 'de' } });
    expect(raw.headers['content-type']).toContain('spreadsheetml');
    const columns = { type: ['Auswahlliste'], value: ['Wert'], en: ['Englisch'], pl: ['Polnisch'], ar: ['Arabisch'], status: ['Status'] };
    const { values } = await readHere(raw.rawPayload, { columns, required: Object.keys(columns) });
    const at = values.value?.indexOf('formula') ?? -1;
    expect(Object.values(values).map((column) => column[at])).toEqual(['product_type', 'formula', '=1+1', 'x pl', 'x ar', 'Ein']);
    const cells = Object.values(read(raw.rawPayload).Sheets).flatMap((sheet) => Object.values(sheet) as CellObject[]);
    expect(cells.filter(({ f }) => f !== undefined)).toEqual([]);
  });
});

describe('rights', () => {
  const calls = (client: TestClient) => [
    client.call(api.listDictTypes, {}),
    client.call(api.listDictEntries, { query: {} }),
    client.call(api.addDictEntry, { body: { dictType: 'salutation', dictValue: 'no', labels: inAll('no'), ...looks } }),
    client.call(api.editDictEntry, { body: { dictCode: 1, labels: inAll('no'), ...looks, version: 0 } }),
    client.call(api.removeDictEntry, { params: { id: 1 } }),
    client.call(api.exportDictEntries, { query: {} }),
  ];

  it.each(['agent', 'supervisor', 'finance', 'module_agent', 'tracker_agent', 'customer', 'provider'] satisfies RoleKey[])(
    '%s maintains none',
    async (role) => {
      const { token } =
        role === 'customer'
          ? await buildCustomer(app.platform)
          : role === 'provider'
            ? await buildProvider(app.platform)
            : await buildStaff(app.platform, { role });
      const codes = (await Promise.all(calls(app.client(token)))).map(({ code }) => code);
      expect(codes).toEqual([403, 403, 403, 403, 403, 403]);
    },
  );
});
