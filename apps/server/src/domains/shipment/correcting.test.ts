// @both-engines
import { download } from '@heliodesk/contract/attachment';
import { listMessages } from '@heliodesk/contract/case-chat';
import { complete, deskRequest } from '@heliodesk/contract/request';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildStaff } from '#src/domains/identity/seed.ts';
import { eventually } from '#src/testing/eventually.ts';
import { buildDelivered, goodsOf, newSerials } from '#src/testing/goods.ts';
import { mailsTo } from '#src/testing/mailbox.ts';
import { noticeKinds } from '#src/testing/payments.ts';
import { png } from '#src/testing/sample-files.ts';
import { buildSolvingPeople, type SolvingPeople } from '#src/testing/solved-claims.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';

let app: TestApp;
let people: SolvingPeople;
beforeAll(async () => {
  app = await startTestApp();
  people = await buildSolvingPeople(app);
});
afterAll(() => app.stop());

const buildArrived = async () => {
  const built = await buildDelivered(app, people);
  return { ...built, addressId: built.addressIds[0] ?? 0 };
};

const addressSeenBy = async (by: { token: string }, requestId: number) => {
  const [address] = await goodsOf(app, requestId).addresses(by);
  if (address === undefined) throw new Error('There is no address');
  return address;
};

const keyOf = (url: string): string => new URL(url, 'http://localhost').searchParams.get('fileName') ?? '';

const faultsOf = ({ errors }: { errors: { path: string; rule: string }[] }) => errors.map(({ path, rule }) => `${path} ${rule}`);

describe('what was recorded of a delivery that has arrived', () => {
  it('is corrected with a reason; staff keep what was there before, and the customer is told', async () => {
    const { requestId, addressId, goods } = await buildArrived();
    const { proofs } = await addressSeenBy(people.agent, requestId);
    const { attId } = (await goods.upload(people.agent, addressId, 'proof', { name: 'right.png', content: png })).data;
    const change = { shipTime: goods.day(), carrier: 'Maersk', trackingNo: 'MSKU 88', attIds: [attId] };
    expect((await goods.correct(people.agent, addressId, change)).code).toBe(200);

    const staff = await addressSeenBy(people.lead, requestId);
    expect(staff).toMatchObject({ carrier: 'Maersk', trackingNo: 'MSKU 88', state: 'delivered', proofs: [{ attId }] });
    expect(staff.corrections).toMatchObject([
      {
        reason: 'The carrier sent us the wrong note.',
        carrier: 'Transportes Levante',
        trackingNo: 'TL-5521',
        proofs: [{ attId: proofs[0]?.attId }],
      },
    ]);
    const customer = await addressSeenBy(people.customer, requestId);
    expect(customer).toMatchObject({ carrier: 'Maersk', proofs: [{ attId }], corrections: [] });
    const statusFor = async (by: { token: string }, file?: { url: string }) =>
      (await app.client(by.token).call(download, { query: { fileName: keyOf(file?.url ?? '') } })).status;
    const replaced = staff.corrections[0]?.proofs[0];
    expect(await statusFor(people.lead, replaced)).toBe(200);
    expect(await statusFor(people.customer, replaced)).toBe(404);
    expect(await statusFor(people.customer, customer.proofs[0])).toBe(200);

    const { data: talk } = await app.client(people.customer.token).call(listMessages, { query: { requestId } });
    expect(talk.messages.filter(({ content }) => content === 'deliveryCorrected')).toMatchObject([
      { sender: 'system', params: { day: goods.day() } },
    ]);
    expect(await noticeKinds(app, people.customer, requestId)).toContain('deliveryCorrected');
    const mail = await eventually(async () => {
      const found = (await mailsTo(app, people.customer.email)).find(({ subject }) => subject.includes('corrected our delivery record'));
      if (found === undefined) throw new Error('No mail about the correction');
      return found;
    });
    expect(mail.text).not.toContain('wrong note');
    const { events } = (await app.client(people.lead.token).call(deskRequest, { params: { requestId } })).data;
    expect(events?.find(({ action }) => action === 'correctDelivery')).toMatchObject({ reason: 'The carrier sent us the wrong note.' });
  });

  it('follows the rules by which it was recorded', async () => {
    const { addressId, goods } = await buildArrived();
    const tries: [object, string][] = [
      [{ reason: '' }, 'reason required'],
      [{ attIds: [] }, 'attIds required'],
      [{ attIds: [999_999] }, 'attIds invalid'],
      [{ shipTime: goods.day(3), deliverTime: goods.day(4) }, 'shipTime dateInFuture'],
      [{ deliverTime: goods.day(3) }, 'deliverTime dateInFuture'],
      [{ shipTime: goods.day(-30), deliverTime: goods.day(-20) }, 'shipTime beforeAddresses'],
      [{ deliverTime: goods.day(-3) }, 'deliverTime beforeShipping'],
      [{}, 'deliverTime nothingCorrected'],
    ];
    for (const [change, fault] of tries) expect(faultsOf(await goods.correct(people.agent, addressId, change))).toEqual([fault]);
  });

  it('is corrected by those who may record it, and only once it has arrived', async () => {
    const { requestId, addressId, goods } = await buildArrived();
    const change = { carrier: 'DHL' };
    const finance = await buildStaff(app.platform, { role: 'finance' });
    expect((await goods.correct(people.customer, addressId, change)).code).toBe(403);
    expect((await goods.correct(finance, addressId, change)).code).toBe(403);
    const other = await buildArrived();
    expect((await goods.correct(people.agent, other.addressId, { ...change, attIds: [1] })).code).toBe(404);
    const stale = { ...change, version: 1 };
    expect((await goods.correct(people.agent, addressId, stale)).key).toBe('stale');
    expect((await addressSeenBy(people.agent, requestId)).carrier).toBe('Transportes Levante');
  });

  it('is corrected after the exchange is finished, and no longer once the claim is completed', async () => {
    const { requestId, exchangeId, addressId, goods, serials } = await buildArrived();
    const news = newSerials(serials.length);
    await goods.pair(
      people.agent,
      addressId,
      serials.map((oldSn, index) => ({ oldSn, newSn: news[index] ?? '' })),
    );
    expect((await goods.finish(people.agent, exchangeId)).code).toBe(200);
    expect((await goods.upload(people.agent, addressId)).code).toBe(200);
    expect((await goods.correct(people.agent, addressId, { carrier: 'DHL' })).code).toBe(200);
    expect((await addressSeenBy(people.customer, requestId)).carrier).toBe('DHL');
    // Nothing else of it changes, by any caller.
    const { db } = app.platform;
    await expect(
      sql`update shipment set quantity = quantity + 1, version = version + 1 where id = ${addressId}`.execute(db),
    ).rejects.toThrow('is done');

    const done = await app
      .client(people.agent.token)
      .call(complete, { body: { ...(await goods.at(people.agent)), content: 'All modules are exchanged.', reason: '' } });
    expect(done.code).toBe(200);
    expect((await goods.correct(people.agent, addressId, { carrier: 'Maersk' })).key).toBe('action.notAllowed');
    expect((await goods.upload(people.agent, addressId)).key).toBe('attachment.frozen');
    expect((await addressSeenBy(people.agent, requestId)).actions.find(({ name }) => name === 'correct')?.blockedBy).toEqual([
      'isCarriedOut',
    ]);
    await expect(sql`update shipment set carrier = 'UPS', version = version + 1 where id = ${addressId}`.execute(db)).rejects.toThrow(
      'is done',
    );
  });
});
