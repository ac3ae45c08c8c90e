// @both-engines
import { applyImport, importStatus, uploadSerials } from '@heliodesk/contract/serial-number';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildCustomer } from '#src/domains/account/seed.ts';
import { buildClaim } from '#src/domains/module-claim/seed.ts';
import { transition } from '#src/platform/lifecycle/transition.ts';
import { eventually } from '#src/testing/eventually.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import { importMachine } from './machine.ts';
import { serialSheet, serialsFrom } from './seed.ts';
import { carry } from './service/carry.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

it('the rows of an import are added as soon as it is read, while the run that has read it is still at its end', async () => {
  const customer = await buildCustomer(app.platform);
  const client = app.client(customer.token);
  const { requestId } = await buildClaim(app.platform, customer, { serials: ['WINDUPFIRST001'] });
  const content = await serialSheet(serialsFrom('WINDUP', 12).map((sn) => [sn]));
  const uploaded = await client.call(uploadSerials, { body: { requestId } }, { file: { name: 'modules.xlsx', content } });
  const { importId } = uploaded.data;
  const stateIs = (state: string): Promise<void> =>
    eventually(async () => expect((await client.call(importStatus, { query: { requestId } })).data).toMatchObject({ state }));
  await stateIs('ready');
  await app.platform.db.updateTable('serial_import').set({ state: 'reading' }).where('id', '=', importId).execute();

  const atItsEnd = Promise.withResolvers<void>();
  const reading = carry(app.platform, importId, async (run) => {
    await run.takeUp(async (_context, record) => record);
    await run.finish(async (context, record) => {
      await transition(context, importMachine, record, { action: 'finishReading', change: { run: null, carrier: null } });
    });
    await atItsEnd.promise;
  });
  await stateIs('ready');
  await client.call(applyImport, { query: { requestId, importId } });
  await stateIs('done');
  atItsEnd.resolve();
  await reading;
});
