// @both-engines
import { listMessages } from '@heliodesk/contract/case-chat';
import { download } from '@heliodesk/contract/attachment';
import { listNotices } from '@heliodesk/contract/notification';
import { complete, getRequest } from '@heliodesk/contract/request';
import * as api from '@heliodesk/contract/shipment';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildCustomer } from '#src/domains/account/seed.ts';
import { eventually } from '#src/testing/eventually.ts';
import { buildAddressed } from '#src/testing/exchange-tasks.ts';
import { buildDelivered, buildPlanned, goodsOf, newSerials } from '#src/testing/goods.ts';
import { mailsTo } from '#src/testing/mailbox.ts';
import { buildSolvingPeople, type SolvingPeople } from '#src/testing/solved-claims.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';

let app: TestApp;
let people: SolvingPeople;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  people = await buildSolvingPeople(app);
});

const as = ({ token }: { token: string }) => app.client(token);
const faultsOf = ({ errors }: { errors: { path: string; rule: string }[] }) => errors.map(({ path, rule }) => `${path} ${rule}`);
const saidIn = async (requestId: number) =>
  (await as(people.customer).call(listMessages, { query: { requestId } })).data.messages
    .filter(({ content }) => ['goodsShipped', 'goodsDelivered', 'exchangeFinished'].includes(content))
    .map(({ content }) => content);

describe('goods that are shipped', () => {
  it('are shown to the customer, who hears of them once, by mail, bell and conversation', async () => {
    const { goods, addressIds, requestId } = await buildPlanned(app, people, { quantities: [3, 1] });
    expect((await goods.ship(people.agent, addressIds)).code).toBe(200);
    const [first, second] = await goods.addresses(people.customer);
    expect(first).toMatchObject({ state: 'shipped', shipTime: goods.day(), carrier: 'Transportes Levante', trackingNo: 'TL-5521' });
    // All that they do about it themselves is to answer a task.
    expect(first?.actions).toEqual([{ name: 'answerSerials', blockedBy: ['isAsked'] }]);
    expect(second?.state).toBe('shipped');
    expect((await goods.ship(people.agent, addressIds, { trackingNo: 'TL-5522' })).code).toBe(200);
    expect((await goods.addresses(people.agent)).map(({ trackingNo }) => trackingNo)).toEqual(['TL-5522', 'TL-5522']);
    expect(await saidIn(requestId)).toEqual(['goodsShipped']);
    const mail = await eventually(async () => {
      const mails = (await mailsTo(app, people.customer.email)).filter(({ subject }) => subject.includes('on its way'));
      expect(mails).toHaveLength(1);
      return mails[0];
    });
    expect(mail?.text).toContain('TL-5521');
    const { notices } = (await as(people.customer).call(listNotices, { query: {} })).data;
    expect(notices.filter(({ kind }) => kind === 'goodsShipped')).toHaveLength(1);
  });

  it('that are as they were change nothing', async () => {
    const { goods, addressIds } = await buildPlanned(app, people);
    await goods.ship(people.agent, addressIds);
    const { version } = await goods.at(people.agent);
    expect((await goods.ship(people.agent, addressIds)).code).toBe(200);
    expect((await goods.at(people.agent)).version).toBe(version);
    expect((await goods.ship(people.agent, addressIds, { version: version - 1 })).key).toBe('stale');
  });

  it('need dates first', async () => {
    const { requestId, settlement } = await buildAddressed(app, people);
    const goods = goodsOf(app, requestId);
    const answer = await goods.ship(
      people.agent,
      settlement.addresses.map(({ addressId }) => addressId),
    );
    expect(answer).toMatchObject({ key: 'action.blocked', data: { blockedBy: ['hasDates'] } });
  });

  it.each<[string, object, string[]]>([
    ['a day in the future', { shipTime: '2099-01-01' }, ['shipTime dateInFuture']],
    ['a day before anyone knew where they go', { shipTime: '2020-01-01' }, ['shipTime beforeAddresses']],
    ['a day that there isn’t', { shipTime: '2026-02-30' }, ['shipTime invalid']],
    ['a carrier that is too long', { carrier: 'x'.repeat(101) }, ['carrier tooLong']],
    ['no addresses', { addressIds: [] }, ['addressIds required']],
  ])('refuse %s at its field', async (_, change, expected) => {
    const { goods, addressIds } = await buildPlanned(app, people);
    expect(faultsOf(await goods.ship(people.agent, addressIds, change))).toEqual(expected);
    expect((await goods.addresses(people.agent))[0]?.state).toBe('planned');
  });

  it('are those of the claim, and marked by staff who solve claims alone', async () => {
    const [one, other] = [await buildPlanned(app, people), await buildPlanned(app, people)];
    expect((await one.goods.ship(people.agent, other.addressIds)).key).toBe('notFound');
    expect((await one.goods.ship(people.agent, [...one.addressIds, ...other.addressIds])).key).toBe('notFound');
    expect((await one.goods.ship(people.customer, one.addressIds)).code).toBe(403);
  });
});

describe('goods that are delivered', () => {
  it('come with a proof that the customer reads once it is recorded', async () => {
    const { goods, addressIds, requestId } = await buildPlanned(app, people);
    const [addressId = 0] = addressIds;
    await goods.ship(people.agent, addressIds);
    const { attId, url } = (await goods.upload(people.agent, addressId)).data;
    const fileName = new URL(url, 'https://portal.test').searchParams.get('fileName') ?? '';
    const readBy = (person: { token: string }) => as(person).call(download, { query: { fileName } });
    expect((await readBy(people.customer)).code).toBe(404);
    expect((await goods.deliver(people.agent, addressId, { attIds: [attId] })).code).toBe(200);
    expect((await readBy(people.customer)).status).toBe(200);
    expect((await readBy(await buildCustomer(app.platform))).code).toBe(404);
    const [address] = await goods.addresses(people.customer);
    expect(address).toMatchObject({ state: 'delivered', deliverTime: goods.day(), proofs: [{ attId }] });
    expect(await saidIn(requestId)).toEqual(['goodsShipped', 'goodsDelivered']);
    expect((await goods.deliver(people.agent, addressId, { attIds: [attId] })).key).toBe('action.notAllowed');
    // Others are for a correction, and its uploader's alone until then.
    expect((await goods.upload(people.agent, addressId)).code).toBe(200);
    expect((await goods.addresses(people.customer))[0]?.proofs.map(({ attId: shown }) => shown)).toEqual([attId]);
    expect((await goods.plan(people.agent, addressIds)).key).toBe('action.notAllowed');
  });

  it('have left before, and need a proof of their own', async () => {
    const { goods, addressIds } = await buildPlanned(app, people, { quantities: [3, 1] });
    const [first = 0, second = 0] = addressIds;
    expect((await goods.upload(people.agent, first)).key).toBe('attachment.frozen');
    expect((await goods.deliver(people.agent, first, { attIds: [1] })).key).toBe('action.notAllowed');
    await goods.ship(people.agent, addressIds);
    const foreign = (await goods.upload(people.agent, second)).data.attId;
    expect(faultsOf(await goods.deliver(people.agent, first, { attIds: [] }))).toEqual(['attIds required']);
    expect(faultsOf(await goods.deliver(people.agent, first, { attIds: [foreign] }))).toEqual(['attIds invalid']);
    expect(faultsOf(await goods.deliver(people.agent, first, { deliverTime: goods.day(-3) }))).toEqual(['deliverTime beforeShipping']);
    expect(faultsOf(await goods.deliver(people.agent, first, { deliverTime: goods.day(3) }))).toEqual(['deliverTime dateInFuture']);
    expect((await goods.upload(people.customer, first)).code).toBe(403);
    const many = Array.from({ length: api.mostShipmentFiles + 1 }, (_, index) => index + 1);
    expect(faultsOf(await goods.deliver(people.agent, first, { attIds: many }))).toEqual(['attIds tooMany']);
    const program = { name: 'pod.exe', content: Buffer.from('MZ\0\0') };
    expect((await goods.upload(people.agent, first, 'proof', program)).key).toBe('attachment.wrongType');
    const large = { name: 'pod.txt', content: Buffer.alloc(20 * 1024 * 1024 + 1, 'a') };
    expect((await goods.upload(people.agent, first, 'proof', large)).key).toBe('attachment.fileTooLarge');
    expect((await goods.addresses(people.agent)).map(({ state }) => state)).toEqual(['shipped', 'shipped']);
  });
});

describe('old pieces', () => {
  it('come back, or are scrapped with a photo, which can be corrected', async () => {
    const { goods, addressIds } = await buildPlanned(app, people);
    const [addressId = 0] = addressIds;
    expect((await goods.old(people.agent, addressId)).key).toBe('action.notAllowed');
    await goods.ship(people.agent, addressIds);
    expect(faultsOf(await goods.old(people.agent, addressId, { handling: 'scrap' }))).toEqual(['attIds required']);
    const text = { name: 'note.txt', content: Buffer.from('They are scrapped.') };
    const note = (await goods.upload(people.agent, addressId, 'oldPieces', text)).data.attId;
    expect(faultsOf(await goods.old(people.agent, addressId, { handling: 'scrap', attIds: [note] }))).toEqual(['attIds required']);
    const photo = (await goods.upload(people.agent, addressId, 'oldPieces')).data.attId;
    expect((await goods.old(people.agent, addressId, { handling: 'scrap', attIds: [photo] })).code).toBe(200);
    expect((await goods.addresses(people.customer))[0]).toMatchObject({ oldHandling: 'scrap', oldPhotos: [{ attId: photo }] });
    expect((await goods.old(people.agent, addressId, { handling: 'return', note: 'Picked up on Friday' })).code).toBe(200);
    expect((await goods.addresses(people.customer))[0]).toMatchObject({
      oldHandling: 'return',
      oldNote: 'Picked up on Friday',
      oldPhotos: [],
    });
    const { version } = await goods.at(people.agent);
    await goods.old(people.agent, addressId, { handling: 'return', note: 'Picked up on Friday' });
    expect((await goods.at(people.agent)).version).toBe(version);
  });
});

describe('an exchange', () => {
  it('of modules goes all the way until its claim is completed', async () => {
    const { goods, addressIds, exchangeId, serials, requestId } = await buildDelivered(app, people, { quantities: [3, 1] });
    const fresh = newSerials(4);
    const pairs = serials.map((oldSn, index) => ({ oldSn, newSn: fresh[index] ?? '' }));
    expect(await goods.finish(people.agent, exchangeId)).toMatchObject({ key: 'action.blocked', data: { blockedBy: ['serialsComplete'] } });
    await goods.pair(people.agent, addressIds[0] ?? 0, pairs.slice(0, 3));
    await goods.pair(people.agent, addressIds[1] ?? 0, pairs.slice(3));
    const { version } = await goods.at(people.agent);
    const completion = { requestId, content: 'All modules are exchanged.', reason: '' };
    expect((await as(people.agent).call(complete, { body: { ...completion, version } })).key).toBe('action.blocked');
    expect((await goods.finish(people.agent, exchangeId)).code).toBe(200);
    expect(await goods.exchanges(people.customer)).toMatchObject([{ state: 'done', actions: [] }]);
    expect((await goods.finish(people.agent, exchangeId)).code).not.toBe(200);
    const completed = await as(people.agent).call(complete, { body: { ...completion, ...(await goods.at(people.agent)) } });
    expect(completed.code).toBe(200);
    expect((await as(people.customer).call(getRequest, { params: { requestId } })).data.status).toBe('completed');
    expect(await saidIn(requestId)).toEqual(['goodsShipped', 'goodsDelivered', 'goodsDelivered', 'exchangeFinished']);
  });

  it('of trackers needs no serial numbers, but those that are given are complete', async () => {
    const { goods, addressIds, exchangeId } = await buildDelivered(app, people, { type: 'tracker' });
    const [addressId = 0] = addressIds;
    expect((await goods.exchanges(people.agent))[0]).toMatchObject({
      checksSerials: false,
      actions: [{ name: 'askAgain' }, { name: 'finish', blockedBy: [] }],
    });
    await goods.pair(people.agent, addressId, [{ oldSn: 'drive 1', newSn: 'drive 2' }]);
    expect(await goods.finish(people.agent, exchangeId)).toMatchObject({ key: 'action.blocked', data: { blockedBy: ['serialsComplete'] } });
    await as(people.agent).call(api.deleteAllRma, { body: { addressId, flag: true } });
    expect((await goods.finish(people.agent, exchangeId)).code).toBe(200);
    const completion = { ...(await goods.at(people.agent)), content: 'All drives are exchanged.', reason: '' };
    expect((await as(people.agent).call(complete, { body: completion })).code).toBe(200);
  });

  it('waits for all that must hold, and says what', async () => {
    const { goods, exchangeId, addressIds } = await buildPlanned(app, people);
    const blockedBy = async () => (await goods.finish(people.agent, exchangeId)).data;
    expect(await blockedBy()).toMatchObject({ blockedBy: ['allDelivered', 'oldPiecesRecorded', 'serialsComplete'] });
    await goods.ship(people.agent, addressIds);
    await goods.old(people.agent, addressIds[0] ?? 0);
    expect(await blockedBy()).toMatchObject({ blockedBy: ['allDelivered', 'serialsComplete'] });
    await expect(
      sql`update exchange set state = 'done', done_at = now(), done_by = ${people.agent.userId} where id = ${exchangeId}`.execute(
        app.platform.db,
      ),
    ).rejects.toThrow('has not arrived');
    expect((await goods.finish(people.customer, exchangeId)).code).toBe(403);
    const other = await buildPlanned(app, people);
    expect((await other.goods.finish(people.agent, exchangeId)).key).toBe('notFound');
  });

  it('that is done stays as it is', async () => {
    const { goods, addressIds, exchangeId, serials, requestId } = await buildDelivered(app, people);
    const [addressId = 0] = addressIds;
    const fresh = newSerials(4);
    await goods.pair(
      people.agent,
      addressId,
      serials.slice(0, 4).map((oldSn, index) => ({ oldSn, newSn: fresh[index] ?? '' })),
    );
    expect((await goods.finish(people.agent, exchangeId)).code).toBe(200);
    expect((await goods.pair(people.agent, addressId, [{ oldSn: serials[0] ?? '' }])).code).not.toBe(200);
    expect((await goods.upload(people.agent, addressId, 'oldPieces')).key).toBe('attachment.frozen');
    const { db } = app.platform;
    for (const change of [
      sql`update exchange set quantity = 5 where id = ${exchangeId}`,
      sql`update shipment set carrier = 'Other' where id = ${addressId}`,
      sql`delete from shipment_serial where shipment_id = ${addressId}`,
    ])
      await expect(change.execute(db)).rejects.toThrow('can not be changed');
    await sql`delete from request where id = ${requestId}`.execute(db);
    expect((await as(people.agent).call(api.listRma, { query: { addressId } })).key).toBe('notFound');
  });
});
