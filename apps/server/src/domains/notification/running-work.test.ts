import { topicOf } from '@heliodesk/contract/live';
import { saveModuleClaim } from '@heliodesk/contract/module-claim';
import { countNotices, listNotices, listRunningWork, readNoticesAbout } from '@heliodesk/contract/notification';
import { applyImport, uploadSerials } from '@heliodesk/contract/serial-number';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCustomer } from '#src/domains/account/seed.ts';
import { claimBody } from '#src/domains/module-claim/seed.ts';
import { holdImport } from '#src/domains/serial-number/seed.ts';
import { sheetOf } from '#src/testing/draft-claim.ts';
import { liveConnections } from '#src/testing/live-connections.ts';
import { settledImport } from '#src/testing/settled-import.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';

let app: TestApp;
let base: string;
const connect = liveConnections();
beforeAll(async () => {
  app = await startTestApp();
  base = await app.http.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.stop());

/** A spreadsheet of four numbers that a customer has uploaded to a draft, once it has been read or refused. */
async function uploaded(content?: Uint8Array) {
  const customer = await buildCustomer(app.platform);
  const client = app.client(customer.token);
  const { requestId } = (await client.call(saveModuleClaim, { body: claimBody() })).data;
  const file = { name: 'almeria.xlsx', content: content ?? (await sheetOf(`WORK${requestId}`, 4)) };
  const { importId } = (await client.call(uploadSerials, { body: { requestId } }, { file })).data;
  await settledImport(client, requestId);
  return { customer, client, requestId, importId };
}

const workOf = async ({ token }: { token: string }) => (await app.client(token).call(listRunningWork, {})).data;
const noticesOf = async ({ token }: { token: string }) =>
  (await app.client(token).call(listNotices, { query: {} })).data.notices.map(({ kind, data }) => [kind, data['fileName']]);

/** Starts adding an import which no one carries out until it is let go. */
async function addingHeld({ client, requestId, importId }: Awaited<ReturnType<typeof uploaded>>): Promise<() => Promise<void>> {
  const letGo = holdImport(app.platform, importId);
  await client.call(applyImport, { query: { requestId, importId } });
  return async () => {
    await letGo();
    await settledImport(client, requestId);
  };
}

describe('work in the background', () => {
  it('is shown with its progress to the person it is done for, as long as it goes on', async () => {
    const built = await uploaded();
    const { customer, requestId, importId } = built;
    const colleague = await buildCustomer(app.platform, { company: customer });
    expect(await workOf(customer)).toEqual([]);
    const letGo = await addingHeld(built);
    expect(await workOf(customer)).toMatchObject([
      { kind: 'import', workId: importId, name: 'almeria.xlsx', state: 'running', done: 0, total: 4, path: `/request/${requestId}` },
    ]);
    // Nothing is added yet to estimate by, and what is being added can't be canceled.
    expect(await workOf(customer)).toMatchObject([{ requestId, secondsLeft: null, canCancel: false }]);
    expect(await workOf(colleague)).toEqual([]);
    await letGo();
    expect(await workOf(customer)).toEqual([]);
  });

  it('is shown no more once its reader can’t see what it is for', async () => {
    const built = await uploaded();
    const letGo = await addingHeld(built);
    const stranger = await buildCustomer(app.platform);
    const move = (accountId: number) =>
      app.platform.db.updateTable('request').set({ account_id: accountId }).where('id', '=', built.requestId).execute();
    await move(stranger.accountId);
    expect([await workOf(built.customer), await workOf(stranger)]).toEqual([[], []]);
    await move(built.customer.accountId);
    await letGo();
  });

  it('tells the screens of the person, and no one else’s, that it moves on', async () => {
    const built = await uploaded();
    const other = await buildCustomer(app.platform);
    const [mine, others] = [await connect(app, base, built.customer), await connect(app, base, other)];
    mine.say({ kind: 'watch', topic: topicOf('person', built.customer.userId) });
    others.say({ kind: 'watch', topic: topicOf('person', other.userId) });
    await mine.heard('watching');
    await others.heard('watching');
    const letGo = await addingHeld(built);
    expect(await mine.heard('work')).toMatchObject([{ topic: topicOf('person', built.customer.userId) }]);
    await letGo();
    expect(others.events.filter(({ kind }) => kind === 'work')).toEqual([]);
  });
});

describe('the end of it', () => {
  it('is told by a notice if it took so long that the person may be elsewhere', async () => {
    const built = await uploaded();
    const letGo = await addingHeld(built);
    app.clock.advance({ seconds: 6 });
    await letGo();
    expect(await noticesOf(built.customer)).toEqual([['importAdded', 'almeria.xlsx']]);
    const quick = await uploaded();
    await (
      await addingHeld(quick)
    )();
    expect(await noticesOf(quick.customer)).toEqual([]);
  });

  it('is told in any case if it failed, until a page has shown that', async () => {
    const { customer, client, requestId } = await uploaded(Buffer.from('sn;type\nHD1;M72\n'));
    expect(await noticesOf(customer)).toEqual([['importFailed', 'almeria.xlsx']]);
    const other = await client.call(readNoticesAbout, { body: { requestId, kinds: ['importAdded'] } });
    const stranger = await buildCustomer(app.platform);
    await app.client(stranger.token).call(readNoticesAbout, { body: { requestId, kinds: ['importFailed'] } });
    expect([other.data.unread, (await client.call(countNotices, {})).data.unread]).toEqual([1, 1]);
    const seen = await client.call(readNoticesAbout, { body: { requestId, kinds: ['importFailed'] } });
    expect(seen.data.unread).toBe(0);
  });
});
