import { saveEnquiry } from '@heliodesk/contract/enquiry';
import { saveModuleClaim } from '@heliodesk/contract/module-claim';
import { countDrafts, listDrafts } from '@heliodesk/contract/request';
import { uploadSerials } from '@heliodesk/contract/serial-number';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCustomer, type BuiltCustomer } from '#src/domains/account/seed.ts';
import { buildStaff, signIn } from '#src/domains/identity/seed.ts';
import { buildClaim, claimBody } from '#src/domains/module-claim/seed.ts';
import { eventually } from '#src/testing/eventually.ts';
import { serialSheet } from '#src/domains/serial-number/seed.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

type Person = { token: string };
const list = (who: Person, query: { group?: 'claims' | 'enquiries'; type?: 1 | 3; onBehalfOf?: number } = {}) =>
  app.client(who.token).call(listDrafts, { query });
const statesOf = ({ steps }: { steps: { key: string; state: string }[] } | { steps: [] }) =>
  Object.fromEntries(steps.map(({ key, state }) => [key, state]));

describe('the list of drafts', () => {
  it('says which steps are done, where a draft resumes and what it lacks', async () => {
    const customer = await buildCustomer(app.platform);
    const whole = await buildClaim(app.platform, customer);
    const [first] = (await list(customer)).data;
    expect(first).toMatchObject({
      requestId: whole.requestId,
      resumeAt: 'complete',
      missing: [],
      parts: { total: 1, waiting: 0, isReading: false },
    });
    expect(statesOf(first ?? { steps: [] })).toEqual({
      details: 'done',
      shipping: 'done',
      serials: 'done',
      attachments: 'free',
      complete: 'free',
    });

    const { requestAddressReq: _, ...body } = claimBody({ deliverPhone: '' });
    await app.client(customer.token).call(saveModuleClaim, { body });
    const [started] = (await list(customer)).data;
    expect(started).toMatchObject({ resumeAt: 'shipping', parts: { total: 0 } });
    expect(started?.missing).toEqual(expect.arrayContaining(['moduleClaim.deliverPhone', 'serials']));
    expect(started?.missing.at(-1)).toBe('serials');
    expect(statesOf(started ?? { steps: [] })).toMatchObject({ details: 'done', shipping: 'missing', serials: 'missing' });
  });

  it('says how many numbers of a file are waiting to be added', async () => {
    const customer = await buildCustomer(app.platform);
    const { requestId } = await buildClaim(app.platform, customer, { serials: [] });
    const content = await serialSheet(Array.from({ length: 12 }, (_, n) => [`WAITING${String(n).padStart(5, '0')}`]));
    await app.client(customer.token).call(uploadSerials, { body: { requestId } }, { file: { name: 'modules.xlsx', content } });
    await eventually(async () =>
      expect((await list(customer)).data).toMatchObject([
        { requestId, resumeAt: 'serials', parts: { total: 0, waiting: 12, isReading: false }, missing: ['serials'] },
      ]),
    );
  });

  it('is of one kind, counted by kind', async () => {
    const customer = await buildCustomer(app.platform);
    const claim = await buildClaim(app.platform, customer);
    const { data: enquiry } = await app
      .client(customer.token)
      .call(saveEnquiry, { body: { enquiryReq: { requestType: 1, desc: '', language: 'en' } } });
    const ids = async (query: Parameters<typeof list>[1]) => (await list(customer, query)).data.map(({ requestId }) => requestId);
    expect(await ids({})).toEqual([enquiry.requestId, claim.requestId]);
    expect(await ids({ group: 'claims' })).toEqual([claim.requestId]);
    expect(await ids({ type: 1 })).toEqual([enquiry.requestId]);
    expect(await ids({ group: 'claims', type: 1 })).toEqual([]);
    expect((await list(customer, { group: 'enquiries' })).data).toMatchObject([
      { parts: null, resumeAt: 'details', missing: ['enquiryReq.desc'] },
    ]);
    expect((await app.client(customer.token).call(countDrafts, {})).data).toEqual({ all: 2, claims: 1, enquiries: 1 });
  });

  it('holds what the reader may continue, and nothing else', async () => {
    const agent = await buildStaff(app.platform, { name: 'Ingrid Halvorsen' });
    const customer: BuiltCustomer = await buildCustomer(app.platform);
    const colleague = await buildCustomer(app.platform, { firstName: 'Coco', company: customer });
    await buildClaim(app.platform, customer);
    const started = await buildClaim(app.platform, agent, { onBehalfOf: customer.contactId });
    expect((await list(customer)).data).toMatchObject([
      { requestId: started.requestId, startedBy: 'Ingrid Halvorsen' },
      { startedBy: null },
    ]);
    expect((await list(colleague)).data).toEqual([]);
    const ofCustomer = { onBehalfOf: customer.contactId };
    expect((await list(agent, ofCustomer)).data.map(({ requestId }) => requestId)).toEqual([started.requestId]);
    expect((await list(agent, { onBehalfOf: colleague.contactId })).data).toEqual([]);
    expect((await list(await buildStaff(app.platform, { role: 'tracker_agent' }), ofCustomer)).data).toEqual([]);
    expect((await list(await buildCustomer(app.platform), ofCustomer)).data).toEqual([]);
  });
});

describe('beginning a draft', () => {
  it('is refused after 2,000 within an hour, and works again afterwards', async () => {
    const customer = await buildCustomer(app.platform);
    const client = app.client(customer.token);
    const at = app.clock.now().toISOString();
    await sql`
      insert into request (type, request_no, account_id, contact_id, created_by, language, created_at, updated_at)
      select 3, 'MC-20200101-' || i, ${customer.accountId}, ${customer.contactId}, ${customer.userId}, 'en', ${at}::timestamptz, ${at}::timestamptz
      from generate_series(10000, 11998) as i`.execute(app.platform.db);
    const last = await client.call(saveModuleClaim, { body: claimBody() });
    expect(last.code).toBe(200);
    expect(await client.call(saveModuleClaim, { body: claimBody() })).toMatchObject({ status: 429, key: 'tooManyRequests' });
    const { requestId, version } = last.data;
    const { basicReq, ...rest } = claimBody();
    expect((await client.call(saveModuleClaim, { body: { ...rest, basicReq: { ...basicReq, requestId }, version } })).code).toBe(200);
    app.clock.advance({ hours: 1 });
    expect((await client.call(saveModuleClaim, { body: claimBody() })).code).toBe(200);
  });

  it('is refused once a company has started 10,000 in a day, but not for staff who help it, nor for others', async () => {
    const customer = await buildCustomer(app.platform);
    const colleague = await buildCustomer(app.platform, { company: customer });
    const at = new Date(app.clock.now().getTime() - 2 * 60 * 60_000).toISOString();
    await sql`
      insert into request (type, request_no, account_id, contact_id, created_by, language, created_at, updated_at)
      select 3, 'MC-20200102-' || i, ${customer.accountId}, ${customer.contactId}, ${customer.userId}, 'en', ${at}::timestamptz, ${at}::timestamptz
      from generate_series(10000, 19998) as i`.execute(app.platform.db);
    const begin = (person: { token: string }, body: object = {}) =>
      app.client(person.token).call(saveModuleClaim, { body: { ...claimBody(), ...body } });
    expect((await begin(colleague)).code).toBe(200);
    const refused = await begin(customer);
    expect(refused).toMatchObject({ status: 429, key: 'request.dailyLimit' });
    expect(refused.msg).toContain('tomorrow');
    expect((await begin(await buildStaff(app.platform), { onBehalfOf: customer.contactId })).code).toBe(200);
    expect((await begin(await buildCustomer(app.platform))).code).toBe(200);
    app.clock.advance({ hours: 22 });
    expect((await begin({ token: await signIn(app.platform, customer) })).code).toBe(200);
  });
});
