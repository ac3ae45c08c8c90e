// @both-engines
import { saveModuleClaim } from '@heliodesk/contract/module-claim';
import { listSerials, applyImport, uploadSerials, type ImportStatus } from '@heliodesk/contract/serial-number';
import { readdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCustomer, type BuiltCustomer } from '#src/domains/account/seed.ts';
import { claimBody } from '#src/domains/module-claim/seed.ts';
import { serialSheet, serialsFrom } from '#src/domains/serial-number/seed.ts';
import { prepareData, type DurableData } from '#src/testing/durable-data.ts';
import { RemoteClient } from '#src/testing/remote-client.ts';
import { newSeed, seeded } from '#src/testing/seeded.ts';
import { settledImport } from '#src/testing/settled-import.ts';
import { soak } from '#src/testing/soak.ts';
import type { SpawnedServer } from '#src/testing/spawned-server.ts';

const seed = newSeed();
const random = seeded(seed);
const rows = 20_000;
/** Kills of each phase beside the last one. */
const kills = soak;
const serials = serialsFrom('KILL', rows);

let data: DurableData;
let customer: BuiltCustomer;
let server: SpawnedServer;
let client: RemoteClient;
beforeAll(async () => {
  data = await prepareData(async (app) => {
    customer = await buildCustomer(app.platform);
  });
  server = data.spawn();
  client = new RemoteClient(() => server.address, customer.token);
});
afterAll(async () => {
  await server.kill();
  data.remove();
});

/** A power cut within so many milliseconds from now, and the next start. */
async function killWithin(milliseconds: number): Promise<void> {
  await pause(random.between(0, milliseconds));
  await server.kill();
  server = data.spawn();
}

const rested = (requestId: number): Promise<ImportStatus> => settledImport(client, requestId);

describe(`a server killed during an import (seed ${seed})`, () => {
  let requestId: number;
  let importId: number;

  it('reads the acknowledged file again from its beginning, to exactly its rows', async () => {
    requestId = (await client.call(saveModuleClaim, { body: claimBody() })).data.requestId;
    const content = await serialSheet(serials.map((sn) => [sn]));
    importId = (await client.call(uploadSerials, { body: { requestId } }, { file: { name: 'modules.xlsx', content } })).data.importId;
    for (let killed = 0; killed < kills; killed += 1) {
      await killWithin(1_000);
      await server.address;
    }
    await killWithin(1_500);
    expect(await rested(requestId)).toMatchObject({ importId, state: 'ready', valid: rows, total: rows, duplicate: 0 });
  });

  it('takes the rows over once, though it is asked again after each start', async () => {
    const query = { requestId, importId };
    expect((await client.call(applyImport, { query })).data.state).toBe('inserting');
    for (let killed = 0; killed < kills; killed += 1) {
      await killWithin(400);
      await client.call(applyImport, { query });
    }
    await killWithin(600);
    expect(await rested(requestId)).toMatchObject({ importId, state: 'done' });
    const list = await client.call(listSerials, { params: { requestId }, query: { pageNum: rows / 50, pageSize: 50 } });
    expect(list.total).toBe(rows);
    expect(list.data.map(({ sn }) => sn)).toEqual(serials.slice(-50));
  });

  it('ends orderly and leaves no half import behind', async () => {
    expect(await server.stop()).toMatchObject({ code: 0 });
    expect(readdirSync(data.temporary)).toEqual([]);
    const app = await data.open();
    const { db } = app.platform;
    const stored = await db.selectFrom('serial_list_entry').select('sn').orderBy('sn').execute();
    expect(stored.map(({ sn }) => sn)).toEqual(serials);
    expect(await db.selectFrom('serial_import').select(['state', 'inserted']).execute()).toEqual([{ state: 'done', inserted: rows }]);
    await app.stop();
  });
});
