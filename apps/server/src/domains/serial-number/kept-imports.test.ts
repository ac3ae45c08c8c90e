import { cancelImport, discardImport, importStatus, restoreImport, uploadSerials } from '@heliodesk/contract/serial-number';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { draftClaim, draftWithImport, sheetOf } from '#src/testing/draft-claim.ts';
import { settledImport } from '#src/testing/settled-import.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import { removeExpired } from './service/discarded-imports.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

/** Copies of an import, as if the same file had been read that many more times, each a second before the other. */
const multiply = (importId: number, count: number, state: string) =>
  app.platform.database.raw.query(
    `insert into serial_import (list_id, uploaded_by, storage_key, file_name, state, verdicts, created_at, updated_at)
     select list_id, uploaded_by, storage_key, file_name, $3::text, verdicts, created_at, updated_at - make_interval(secs => n)
     from serial_import, generate_series(1, $2::int) as n where id = $1`,
    [importId, count, state],
  );

const chunksOf = (importId: number) =>
  app.platform.db.selectFrom('serial_import_chunk').select('chunk_no').where('import_id', '=', importId).execute();

const setImport = (importId: number, change: { state?: string; updated_at?: Date }) =>
  app.platform.db.updateTable('serial_import').set(change).where('id', '=', importId).execute();

const longAgo = (): Date => new Date(app.platform.clock.now().getTime() - 25 * 3_600_000);

describe('files of a claim that wait for a decision', () => {
  it('may be ten; another one is refused until one of them is decided on', async () => {
    const { client, requestId, importId, upload } = await draftWithImport(app, await sheetOf('WAITING', 2));
    await multiply(importId, 9, 'ready');
    const content = await sheetOf('ELEVENTH', 2);
    expect(await upload(content)).toMatchObject({ code: 409, key: 'serial.tooManyFiles', msg: expect.stringContaining('10') as string });
    await client.call(discardImport, { body: { requestId, importId } });
    expect((await upload(content)).code).toBe(200);
    await settledImport(client, requestId);
  });

  it('can be brought back if they are among the last ten that were discarded', async () => {
    const { client, requestId, importId, imports } = await draftWithImport(app, await sheetOf('DISCARDS', 2));
    await multiply(importId, 10, 'discarded');
    const oldest = (await imports()).at(0)?.importId ?? 0;
    expect(await imports()).toHaveLength(11);
    await client.call(discardImport, { body: { requestId, importId } });
    const left = await imports();
    expect(left.map(({ state }) => state)).toEqual(Array.from({ length: 10 }, () => 'discarded'));
    expect(left.map((one) => one.importId)).not.toContain(oldest);
    expect(await client.call(restoreImport, { body: { requestId, importId: oldest } })).toMatchObject({ key: 'action.notAllowed' });
    expect((await client.call(restoreImport, { body: { requestId, importId } })).data.state).toBe('ready');
  });

  it('are not brought back where ten others wait', async () => {
    const { client, requestId, importId, imports } = await draftWithImport(app, await sheetOf('FULL', 2));
    await multiply(importId, 10, 'ready');
    await client.call(discardImport, { body: { requestId, importId } });
    const body = { requestId, importId };
    expect(await client.call(restoreImport, { body })).toMatchObject({ code: 409, key: 'serial.tooManyFiles' });
    expect((await imports()).find((one) => one.importId === importId)?.state).toBe('discarded');
  });

  it('are discarded and brought back once, however often that is asked', async () => {
    const { client, requestId, importId } = await draftWithImport(app, await sheetOf('TWICE', 2));
    const body = { requestId, importId };
    const discarded = await client.call(discardImport, { body });
    expect((await client.call(discardImport, { body })).data).toEqual(discarded.data);
    const restored = await client.call(restoreImport, { body });
    expect((await client.call(restoreImport, { body })).data).toEqual(restored.data);
    expect(restored.data.state).toBe('ready');
  });
});

describe('uploads', () => {
  it('are no more than 120 an hour from one person', async () => {
    const { client, upload } = await draftClaim(app);
    const file = { name: 'modules.xlsx', content: Buffer.from('PK') };
    const codes = new Set<number>();
    for (let calls = 0; calls < 120; calls += 1)
      codes.add((await client.call(uploadSerials, { body: { requestId: 999_999_999 } }, { file })).code);
    expect([...codes]).toEqual([404]);
    expect(await upload(file.content)).toMatchObject({ code: 429, key: 'tooManyRequests' });
    expect((await (await draftClaim(app)).upload(await sheetOf('UPLOADED', 1))).code).toBe(200);
  });
});

describe('an import that failed', () => {
  it('leaves none of its rows once another file comes', async () => {
    const { client, requestId, importId, upload } = await draftWithImport(app, await sheetOf('FAILEDTHEN', 2));
    await setImport(importId, { state: 'failed' });
    expect(await chunksOf(importId)).not.toEqual([]);
    await upload(await sheetOf('NEXTFILE', 2));
    await settledImport(client, requestId);
    expect(await chunksOf(importId)).toEqual([]);
  });

  it('leaves none of them after a day', async () => {
    const { client, requestId, importId } = await draftWithImport(app, await sheetOf('FAILEDDAY', 2));
    await setImport(importId, { state: 'failed' });
    await removeExpired(app.platform);
    expect(await chunksOf(importId)).not.toEqual([]);
    await setImport(importId, { updated_at: longAgo() });
    await removeExpired(app.platform);
    expect(await chunksOf(importId)).toEqual([]);
    expect((await client.call(importStatus, { query: { requestId } })).data).toMatchObject({ state: 'cancelled' });
  });

  it('tells nothing more of the file’s text once it is dismissed, or after a day', async () => {
    const refused = () => draftWithImport(app, Buffer.from('Serial number;Owner\nHD7226W14A018842;secret'));
    const latest = async ({ client, requestId }: Awaited<ReturnType<typeof refused>>) =>
      (await client.call(importStatus, { query: { requestId } })).data;
    const [dismissed, forgotten] = [await refused(), await refused()];
    expect(await latest(dismissed)).toMatchObject({ state: 'failed', refusal: { format: 'csv' } });
    await dismissed.client.call(cancelImport, { body: { requestId: dismissed.requestId, importId: dismissed.importId } });
    await setImport(forgotten.importId, { updated_at: longAgo() });
    await removeExpired(app.platform);
    for (const claim of [dismissed, forgotten]) {
      const status = await latest(claim);
      expect(status?.state).toBe('cancelled');
      expect(JSON.stringify(status)).not.toContain('secret');
    }
  });
});
