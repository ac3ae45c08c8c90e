import {
  applyImport,
  cancelImport,
  discardImport,
  importRows,
  listImports,
  restoreImport,
  type ImportStatus,
} from '@heliodesk/contract/serial-number';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCustomer } from '#src/domains/account/seed.ts';
import { draftClaim, sheetOf } from '#src/testing/draft-claim.ts';
import { eventually } from '#src/testing/eventually.ts';
import { halves } from '#src/testing/invariants.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import { removeExpired } from './service/discarded-imports.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

type Draft = Awaited<ReturnType<typeof draftClaim>>;
const stateOf = (imports: readonly ImportStatus[], importId: number): string | undefined =>
  imports.find((one) => one.importId === importId)?.state;
const settled = (claim: Pick<Draft, 'imports'>, importId: number, state = 'ready'): Promise<ImportStatus[]> =>
  eventually(async () => {
    const imports = await claim.imports();
    expect(stateOf(imports, importId)).toBe(state);
    return imports;
  });

async function read(prefix: string, count = 3) {
  const claim = await draftClaim(app);
  const { importId } = (await claim.upload(await sheetOf(prefix, count))).data;
  await settled(claim, importId);
  return { ...claim, importId };
}

/** A claim with an import that is being added until it is let go, so that those behind it wait. */
async function held(prefix: string) {
  const claim = await read(prefix);
  const setState = (state: string) =>
    app.platform.db.updateTable('serial_import').set({ state, updated_at: new Date() }).where('id', '=', claim.importId).execute();
  await setState('inserting');
  return { ...claim, letGo: () => setState('ready') };
}

describe('several files', () => {
  it('wait in line and are read one after the other, by themselves', async () => {
    const claim = await draftClaim(app);
    const first = (await claim.upload(await sheetOf('LINEONE', 6_000), 'one.xlsx')).data;
    const second = (await claim.upload(await sheetOf('LINETWO', 5), 'two.xlsx')).data;
    const third = (await claim.upload(await sheetOf('LINETHREE', 7), 'three.xlsx')).data;
    const orders = new Set<string>();
    await eventually(async () => {
      const states = (await claim.imports()).map(({ state }) => state);
      orders.add(states.join(' '));
      expect(states).toEqual(['ready', 'ready', 'ready']);
    });
    expect([...orders].filter((order) => (order.match(/reading/g) ?? []).length > 1)).toEqual([]);
    const reads = await app.platform.db
      .selectFrom('serial_import_event')
      .select(['import_id', 'action'])
      .where('import_id', 'in', [first.importId, second.importId, third.importId])
      .orderBy('id')
      .execute();
    expect(reads).toEqual(
      [first, second, third].flatMap(({ importId }) => [
        { import_id: importId, action: 'read' },
        { import_id: importId, action: 'finishReading' },
      ]),
    );
    expect((await claim.imports()).map(({ fileName, valid }) => [fileName, valid])).toEqual([
      ['three.xlsx', 7],
      ['two.xlsx', 5],
      ['one.xlsx', 6_000],
    ]);
  });

  it('do not wait for one that failed or was cancelled', async () => {
    const { client, requestId, upload, imports, ...claim } = await held('LINEHOLD');
    const broken = (await upload(Buffer.from('Serial number;Type\nAB;C'), 'broken.xls')).data;
    const gone = (await upload(await sheetOf('LINEGONE', 5))).data;
    const next = (await upload(await sheetOf('LINENEXT', 2))).data;
    expect((await imports()).map(({ state }) => state)).toEqual(['waiting', 'waiting', 'waiting', 'inserting']);
    await claim.letGo();
    await client.call(cancelImport, { body: { requestId, importId: gone.importId } });
    const settledOnes = await settled({ imports }, next.importId);
    expect(stateOf(settledOnes, broken.importId)).toBe('failed');
    expect(stateOf(settledOnes, gone.importId)).toBeUndefined();
  });

  it('may be five; another one is refused until one of them is through', async () => {
    const claim = await held('LINEFULL');
    const content = await sheetOf('LINEMORE', 1);
    for (let files = 0; files < 4; files += 1) expect((await claim.upload(content)).code).toBe(200);
    expect(await claim.upload(content)).toMatchObject({
      code: 409,
      key: 'serial.lineFull',
      msg: 'This claim already has 5 files waiting or being read. Send the next one when one of them is done.',
    });
  });
});

describe('what was discarded', () => {
  it('adds nothing, is told of with how many and until when, and comes back with all that was found', async () => {
    const { client, requestId, importId, imports, total } = await read('DISCARDED', 4);
    const body = { requestId, importId };
    const before = await client.call(importRows, { query: body });
    const discarded = await client.call(discardImport, { body });
    expect(discarded.data).toMatchObject({ state: 'discarded', valid: 4, actions: [{ name: 'restore', blockedBy: [] }] });
    const until = Date.parse(discarded.data.restorableUntil ?? '') - app.platform.clock.now().getTime();
    expect(Math.round(until / 3_600_000)).toBe(24);
    expect(await imports()).toMatchObject([{ importId, state: 'discarded', valid: 4 }]);
    expect((await client.call(applyImport, { query: body })).data.state).toBe('discarded');
    expect(await total()).toBe(0);

    expect((await client.call(restoreImport, { body })).data).toMatchObject({ state: 'ready', valid: 4 });
    expect((await client.call(importRows, { query: body })).data).toEqual(before.data);
    await client.call(applyImport, { query: body });
    await eventually(async () => expect(await total()).toBe(4));
  });

  it('is gone after a day', async () => {
    const { client, requestId, importId, imports } = await read('DISCARDEDLATE');
    const body = { requestId, importId };
    await client.call(discardImport, { body });
    const longAgo = new Date(app.platform.clock.now().getTime() - 25 * 3_600_000);
    await app.platform.db.updateTable('serial_import').set({ updated_at: longAgo }).where('id', '=', importId).execute();
    expect(await client.call(restoreImport, { body })).toMatchObject({ key: 'action.blocked' });
    expect(await imports()).toEqual([]);
    await removeExpired(app.platform);
    expect(await client.call(restoreImport, { body })).toMatchObject({ key: 'action.notAllowed' });
    const rows = await app.platform.db.selectFrom('serial_import_chunk').select('chunk_no').where('import_id', '=', importId).execute();
    expect(rows).toEqual([]);
  });

  it('stays while its day is not over', async () => {
    const { client, requestId, importId } = await read('DISCARDEDKEPT');
    const body = { requestId, importId };
    await client.call(discardImport, { body });
    await removeExpired(app.platform);
    expect((await client.call(restoreImport, { body })).data.state).toBe('ready');
  });

  it('of someone else is answered like a missing one', async () => {
    const { client, requestId, importId } = await read('DISCARDEDOWN');
    const stranger = app.client((await buildCustomer(app.platform)).token);
    const body = { requestId, importId };
    expect((await stranger.call(discardImport, { body })).code).toBe(404);
    await client.call(discardImport, { body });
    expect((await stranger.call(restoreImport, { body })).code).toBe(404);
    expect((await stranger.call(listImports, { query: { requestId } })).code).toBe(404);
  });
});

describe('a file that is no workbook', () => {
  const refusalOf = async (content: Uint8Array) => {
    const claim = await draftClaim(app);
    const { importId } = (await claim.upload(content, 'hotspots.xls')).data;
    const [refused] = await settled(claim, importId, 'failed');
    return { claim, refused };
  };

  it('says what it is, with its first lines, cut and without anything that cannot be seen', async () => {
    const lines = ['Serial number;Type;Power', `HD7226W14A018842;Almería\u202e\u200b;${'9'.repeat(200)}`, '', 'third', 'fourth'];
    const { refused } = await refusalOf(Buffer.from(lines.join('\r\n')));
    expect(refused?.refusal).toEqual({
      format: 'csv',
      lines: ['Serial number;Type;Power', `HD7226W14A018842;Almería;${'9'.repeat(55)}`, 'third'],
    });
    expect(refused).toMatchObject({ processed: 0, actions: [{ name: 'cancel', blockedBy: [] }] });
  });

  it.each([
    ['a text of western Windows', Buffer.from('Almería;1\nA;B', 'latin1'), 'Almería;1'],
    ['a text in UTF-16', Buffer.from('\ufeffAlmería;1\nA;B', 'utf16le'), 'Almería;1'],
    ['a web page', Buffer.from('<html><table><tr><td>SN</td></tr></table></html>'), '<html><table><tr><td>SN</td></tr></table></html>'],
  ])('is read as %s', async (_, content, line) => {
    const { refused } = await refusalOf(content);
    expect(refused?.refusal?.lines[0]).toBe(line);
  });

  it('shows nothing of what is no text', async () => {
    const { refused } = await refusalOf(Buffer.from('%PDF-1.7\nstream'));
    expect(refused?.refusal).toEqual({ format: 'other', lines: [] });
  });

  it('is not told of anymore once another file comes, or when it is dismissed', async () => {
    const { claim, refused } = await refusalOf(Buffer.from('a;b\nc;d'));
    const { importId } = (await claim.upload(await sheetOf('REFUSEDTHEN', 2))).data;
    const imports = await settled(claim, importId);
    expect(stateOf(imports, refused?.importId ?? 0)).toBeUndefined();
    const other = await refusalOf(Buffer.from('a;b\nc;d'));
    const body = { requestId: other.claim.requestId, importId: other.refused?.importId ?? 0 };
    await other.claim.client.call(cancelImport, { body });
    expect(await other.claim.imports()).toEqual([]);
  });
});

describe('after all of this', () => {
  it('nothing is half there', async () => {
    await app.platform.db.updateTable('serial_import').set({ state: 'cancelled' }).where('state', '=', 'inserting').execute();
    expect(await halves(app)).toEqual([]);
  });
});
