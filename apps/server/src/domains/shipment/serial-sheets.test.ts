import * as api from '@heliodesk/contract/shipment';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serialSheet } from '#src/domains/serial-number/seed.ts';
import { buildDelivered, buildPlanned, newSerials, type PlannedGoods } from '#src/testing/goods.ts';
import { buildSolvingPeople, type SolvingPeople } from '#src/testing/solved-claims.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';

let app: TestApp;
let people: SolvingPeople;
beforeAll(async () => {
  app = await startTestApp();
  people = await buildSolvingPeople(app);
});
afterAll(() => app.stop());

const as = ({ token }: { token: string }) => app.client(token);
const agent = () => as(people.agent);
const headers = ['Old serial number', 'New serial number'];
const first = ({ addressIds }: PlannedGoods): number => addressIds[0] ?? 0;
const upload = async (addressId: number, content: Uint8Array, name = 'pairs.xlsx', person: { token: string } = people.agent) =>
  as(person).call(api.importRma, { body: { addressId } }, { file: { name, content } });
const rowsOf = async (addressId: number) => (await agent().call(api.listRma, { query: { addressId } })).data;

describe('a spreadsheet of old and new serial numbers', () => {
  it('is merged into the list, however often it comes', async () => {
    const planned = await buildPlanned(app, people);
    const addressId = first(planned);
    const { serials, goods } = planned;
    const fresh = newSerials(4);
    await goods.pair(people.agent, addressId, [{ oldSn: serials[1] ?? '' }]);
    const content = await serialSheet(
      serials.map((sn, index) => [sn, fresh[index] ?? '']),
      headers,
    );
    const imported = await upload(addressId, content);
    expect(imported.data).toEqual({ addressId, quantity: 4, oldCount: 4, newCount: 4, fitCount: 4, fixCount: 0 });
    const rows = await rowsOf(addressId);
    expect((await upload(addressId, content)).data).toEqual(imported.data);
    expect(await rowsOf(addressId)).toEqual(rows);
  });

  it('comes back as it was exported, in the language of the one who exports it', async () => {
    const planned = await buildPlanned(app, people);
    const addressId = first(planned);
    const { serials, goods } = planned;
    await goods.pair(people.agent, addressId, [
      { oldSn: serials[0] ?? '', newSn: newSerials(1)[0] ?? '' },
      { oldSn: 'WRONG', newSn: serials[1] ?? '' },
    ]);
    const before = (await rowsOf(addressId)).map(({ id: _, ...row }) => row);
    const exported = await agent().call(api.exportRma, { query: { addressId } }, { headers: { 'accept-language': 'ar' } });
    expect(exported.status).toBe(200);
    await agent().call(api.deleteAllRma, { body: { addressId, flag: true } });
    await upload(addressId, exported.raw.rawPayload);
    expect((await rowsOf(addressId)).map(({ id: _, ...row }) => row)).toEqual(before);
    expect((await as(people.customer).call(api.exportRma, { query: { addressId } })).status).toBe(200);
  });

  it.each(['en', 'zh', 'ar'])('has a template in %s that is taken as it is filled in', async (language) => {
    const planned = await buildPlanned(app, people);
    const template = await agent().call(api.rmaTemplate, {}, { headers: { 'accept-language': language } });
    expect(template.status).toBe(200);
    // Its example is no module of the claim.
    expect((await upload(first(planned), template.raw.rawPayload)).data).toMatchObject({ oldCount: 1, newCount: 1, fitCount: 0 });
  });

  it('is refused as a whole, with the reason', async () => {
    const planned = await buildPlanned(app, people);
    const addressId = first(planned);
    const [fresh = ''] = newSerials(1);
    const sheet = async (rows: (string | number)[][], names = headers) => upload(addressId, await serialSheet(rows, names));
    const many = newSerials(5).map((sn) => ['', sn]);
    const answers = [
      await sheet([['A', 'B']], ['Old', 'Something']),
      await sheet(many),
      await sheet([[fresh, 'x'.repeat(41)]]),
      await sheet([[fresh, 1.5e21]]),
      await sheet([]),
      await upload(addressId, Buffer.from('old;new\nA;B\n')),
      await upload(addressId, Buffer.from('old;new\nA;B\n'), 'pairs.csv'),
    ];
    expect(answers.map(({ key }) => key)).toEqual([
      'rma.noHeader',
      'rma.tooMany',
      'rma.unreadable',
      'rma.unreadable',
      'serial.noRows',
      'serial.textFile',
      'serial.wrongFormat',
    ]);
    expect(await rowsOf(addressId)).toEqual([]);
    const one = await serialSheet([[fresh, '']], headers);
    expect((await upload(addressId, one, 'pairs.xlsx', people.customer)).key).toBe('action.blocked');
    expect((await upload(999_999, one)).key).toBe('notFound');
  });

  it('and the end of the exchange at the same moment end in one of both', async () => {
    const planned = await buildDelivered(app, people);
    const { goods, serials, exchangeId } = planned;
    const addressId = first(planned);
    const fresh = newSerials(8);
    const pairs = (news: string[]) => serials.map((oldSn, index) => ({ oldSn, newSn: news[index] ?? '' }));
    await goods.pair(people.agent, addressId, pairs(fresh));
    const content = await serialSheet(
      pairs(fresh.slice(4)).map(({ oldSn, newSn }) => [oldSn, newSn]),
      headers,
    );
    const [imported, finished] = await Promise.all([upload(addressId, content), goods.finish(people.agent, exchangeId)]);
    expect(finished.code).toBe(200);
    const news = (await rowsOf(addressId)).map(({ newSn }) => newSn);
    expect(news).toEqual(imported.code === 200 ? fresh.slice(4) : fresh.slice(0, 4));
    expect((await upload(addressId, content)).code).not.toBe(200);
  });
});
