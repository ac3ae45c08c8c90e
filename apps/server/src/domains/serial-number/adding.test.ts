// @both-engines
import { saveModuleClaim } from '@heliodesk/contract/module-claim';
import { deskList } from '@heliodesk/contract/request';
import { applyImport, importStatus, insertSerials, listSerials, serialSummary, uploadSerials } from '@heliodesk/contract/serial-number';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCustomer } from '#src/domains/account/seed.ts';
import { buildStaff } from '#src/domains/identity/seed.ts';
import { buildClaim, claimBody } from '#src/domains/module-claim/seed.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import { eventually } from '#src/testing/eventually.ts';
import { halves } from '#src/testing/invariants.ts';
import { settledImport } from '#src/testing/settled-import.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import { insertHidden, reserveRoom } from './hidden-store.ts';
import { lockImport } from './import-store.ts';
import { serialSheet, serialsFrom } from './seed.ts';
import { carriedImports } from './service/carry.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

async function read(prefix: string, rows = 12) {
  const customer = await buildCustomer(app.platform);
  const client = app.client(customer.token);
  const { requestId, version } = await buildClaim(app.platform, customer, { serials: [`${prefix}FIRST001`] });
  const content = await serialSheet(serialsFrom(prefix, rows).map((sn) => [sn]));
  const { data } = await client.call(uploadSerials, { body: { requestId } }, { file: { name: 'modules.xlsx', content } });
  await settledImport(client, requestId);
  return { client, requestId, version, importId: data.importId };
}

/** An import as a killed server leaves it: its rows are in, the last step is missing, and perhaps that they are in was not noted. */
async function leaveHalfAdded(importId: number, isNoted = true): Promise<void> {
  carriedImports.of(app.platform).add(importId);
  await transaction(app.platform.db, async (tx) => {
    const listId = (await lockImport(tx, importId))?.list_id ?? 0;
    await reserveRoom(tx, listId, importId, 12);
    await insertHidden(tx, { id: importId, list_id: listId }, { chunkNo: 0, firstId: 1_000_000 });
    const left = { state: 'inserting', added_chunks: isNoted ? 1 : 0, carrier: app.platform.presence.instance };
    await tx.updateTable('serial_import').set(left).where('id', '=', importId).execute();
  });
}

describe('an import that is being added', () => {
  it.each([
    ['HIDDENROW', true],
    ['UNNOTEDROW', false],
  ])('shows none of its rows (%s) before the last one is in, and is gone on with when no one works on it', async (prefix, isNoted) => {
    const { client, requestId, version, importId } = await read(prefix);
    await leaveHalfAdded(importId, isNoted);
    const summary = async () => (await client.call(serialSummary, { params: { requestId } })).data;
    expect(await summary()).toMatchObject({ total: 1, verdicts: { unknown: 1 } });
    for (const query of [{}, { text: prefix }, { verdict: 'unknown' as const }])
      expect(await client.call(listSerials, { params: { requestId }, query })).toMatchObject({
        total: 1,
        data: [{ sn: `${prefix}FIRST001` }],
      });
    const desk = app.client((await buildStaff(app.platform)).token);
    expect((await desk.call(deskList, { query: { serialNumber: `${prefix}00000001` } })).total).toBe(0);
    const { basicReq, ...body } = claimBody();
    const submission = { ...body, basicReq: { ...basicReq, requestId }, submit: true, version };
    expect(await client.call(saveModuleClaim, { body: submission })).toMatchObject({ key: 'action.blocked' });
    // Typed in the meantime, a number that comes with the import is there immediately, and once.
    const typed = await client.call(insertSerials, { body: { requestId, snList: [{ sn: `${prefix}00000003` }] } });
    expect(typed.data).toMatchObject({ inserted: 1, rejected: [] });

    carriedImports.of(app.platform).delete(importId);
    expect(await settledImport(client, requestId)).toMatchObject({ state: 'done' });
    expect(await summary()).toMatchObject({ total: 13, verdicts: { unknown: 13 } });
    const { added_chunks, inserted } = await app.platform.db
      .selectFrom('serial_import')
      .selectAll()
      .where('id', '=', importId)
      .executeTakeFirstOrThrow();
    expect({ added_chunks, inserted }).toEqual({ added_chunks: 1, inserted: 11 });
  });

  it('leaves nothing behind when it is given up', async () => {
    const { client, requestId, importId } = await read('GIVENUPROW');
    await leaveHalfAdded(importId);
    const longAgo = new Date(Date.now() - 25 * 60 * 60_000);
    await app.platform.db.updateTable('serial_import').set({ created_at: longAgo }).where('id', '=', importId).execute();
    carriedImports.of(app.platform).delete(importId);
    expect(await settledImport(client, requestId)).toMatchObject({ state: 'failed' });
    await eventually(async () => {
      const list = await app.platform.db
        .selectFrom('serial_list')
        .select(['reserved', 'hidden_imports', 'total'])
        .where('owner_id', '=', requestId)
        .executeTakeFirstOrThrow();
      expect(list).toEqual({ reserved: 0, hidden_imports: [], total: 1 });
    });
    const left = await app.platform.db.selectFrom('serial_list_entry').select('id').where('import_id', '=', importId).execute();
    expect(left).toEqual([]);
  });

  it('writes down each step', async () => {
    const { client, requestId, importId } = await read('EVENTROW');
    const query = { requestId, importId };
    expect((await client.call(importStatus, { query: { requestId } })).data?.actions).toEqual([
      { name: 'add', blockedBy: [] },
      { name: 'discard', blockedBy: [] },
      { name: 'cancel', blockedBy: [] },
    ]);
    await client.call(applyImport, { query });
    expect(await settledImport(client, requestId)).toMatchObject({ state: 'done', actions: [] });
    const events = await app.platform.db
      .selectFrom('serial_import_event')
      .select(['action', 'from_state', 'to_state'])
      .where('import_id', '=', importId)
      .orderBy('id')
      .execute();
    expect(events.map(({ action, from_state, to_state }) => `${action}: ${from_state} to ${to_state}`)).toEqual([
      'read: waiting to reading',
      'finishReading: reading to ready',
      'add: ready to inserting',
      'finishAdding: inserting to done',
    ]);
  });
});

describe('after all imports', () => {
  it('nothing is half there', async () => {
    expect(await halves(app)).toEqual([]);
  });
});
