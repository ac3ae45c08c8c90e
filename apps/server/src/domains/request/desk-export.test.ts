// @both-engines
import { deskCounts, deskList, exportDesk } from '@heliodesk/contract/request';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildCustomer } from '#src/domains/account/seed.ts';
import { buildCase } from '#src/domains/case-chat/seed.ts';
import { buildStaff, type BuiltUser } from '#src/domains/identity/seed.ts';
import { contextOf } from '#src/platform/context.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import { readHere } from '#src/platform/spreadsheet/testing/read-here.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import { exportDeskView } from './service/desk-export.ts';
import { updateOf } from './store.ts';

let app: TestApp;
let me: BuiltUser;
let finance: BuiltUser;
const numbers: string[] = [];

beforeAll(async () => {
  app = await startTestApp();
  me = await buildStaff(app.platform, { name: 'Ingrid Halvorsen' });
  finance = await buildStaff(app.platform, { role: 'finance' });
  const customer = await buildCustomer(app.platform);
  for (const title of ['=HYPERLINK("http://x.test")', 'Second', 'Third']) {
    const { requestId, requestNo } = await buildCase(app.platform, { customer, agent: me });
    await transaction(app.platform.db, (tx) =>
      updateOf(requestId, { title, ...(title === 'Third' ? {} : { owner_id: me.userId }) }).execute(tx),
    );
    numbers.push(requestNo);
  }
});
afterAll(() => app.stop());

const columns = { title: ['Titel'], status: ['Status'], request: ['Vorgang', 'Nummer', 'Vorgangsnummer'], owner: ['Zuständig'] };
const sheetOf = async (content: Buffer) => (await readHere(content, { columns, required: ['title'] })).values;
const client = () => app.client(me.token);

it('holds what the view shows, in its columns and in the reader’s words; a formula stays a text', async () => {
  const query = { view: 'mine', columns: 'owner,title,status', orderByColumn: 'createTime', isAsc: 'asc' } as const;
  const { raw } = await client().call(exportDesk, { query }, { headers: { lang: 'de' } });
  expect(raw.headers['content-disposition']).toContain('vorgangsliste.xlsx');
  expect(await sheetOf(raw.rawPayload)).toMatchObject({
    title: ['=HYPERLINK("http://x.test")', 'Second'],
    owner: ['Ingrid Halvorsen', 'Ingrid Halvorsen'],
  });
});

it('is found by text, and asks for no columns that the desk does not have', async () => {
  const found = await client().call(exportDesk, { query: { text: numbers[2] ?? '', columns: 'title' } }, { headers: { lang: 'de' } });
  expect(await sheetOf(found.raw.rawPayload)).toMatchObject({ title: ['Third'] });
  expect((await client().call(exportDesk, { query: { columns: 'title,iban' } as never })).code).toBe(510);
});

it('holds the chosen requests alone, in the order in which they were chosen, and none that the person doesn’t see', async () => {
  const rows = (await client().call(deskList, { query: { orderByColumn: 'createTime', isAsc: 'asc' } })).data;
  const idOf = (number: string | undefined) => rows.find(({ requestNo }) => requestNo === number)?.requestId;
  const requestIds = [idOf(numbers[2]), 987_654_321, idOf(numbers[0])].join(',');
  const { raw } = await client().call(exportDesk, { query: { requestIds, columns: 'request' } as never }, { headers: { lang: 'de' } });
  const values = (await readHere(raw.rawPayload, { columns: { request: columns.request }, required: ['request'] })).values;
  expect(values).toMatchObject({ request: [numbers[2], numbers[0]] });
  expect((await client().call(exportDesk, { query: { requestIds: '1,x' } as never })).code).toBe(510);
});

it('says at its end where it was cut, and is audited', async () => {
  const actor = await app.platform.authenticate(me.token);
  if (actor === null || actor.kind === 'guest') throw new Error('no actor');
  const context = { ...contextOf(app.platform, actor), language: 'en' as const };
  const query = { view: 'all', orderByColumn: 'createTime', isAsc: 'asc', columns: ['title'] } as const;
  const file = await exportDeskView(context, { ...query, columns: [...query.columns], requestIds: [] }, 2);
  const read = await readHere(await buffer(file.content as never), { columns: { title: ['Title'] }, required: ['title'] });
  expect(read.values.title).toEqual([
    '=HYPERLINK("http://x.test")',
    'Second',
    'The export stops here: it’s limited to 2 requests. Filter the list to get the rest.',
  ]);
  const audited = await app.platform.db.selectFrom('audit').selectAll().where('action', '=', 'request.exportDesk').orderBy('id').execute();
  expect(audited.at(-1)).toMatchObject({ actor_id: me.userId, subject_type: 'desk' });
});

it('needs a permission of its own', async () => {
  expect((await app.client(finance.token).call(deskCounts, {})).code).toBe(200);
  expect((await app.client(finance.token).call(exportDesk, { query: {} })).code).toBe(403);
});
