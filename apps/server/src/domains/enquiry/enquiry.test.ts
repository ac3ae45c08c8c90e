import { getEnquiry, saveEnquiry } from '@heliodesk/contract/enquiry';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCustomer, type BuiltCustomer } from '#src/domains/account/seed.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import type { TestClient } from '#src/testing/test-client.ts';
import { buildEnquiry, enquiryBody } from './seed.ts';

let app: TestApp;
let customer: BuiltCustomer;
let client: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  customer = await buildCustomer(app.platform, { company: { companyName: 'Aurora Technik GmbH' } });
  client = app.client(customer.token);
});
afterAll(() => app.stop());

const read = (requestId: number, query: { action?: 'clone' } = {}) => client.call(getEnquiry, { params: { requestId }, query });

describe('an enquiry', () => {
  it('keeps its details over saves, each under the version that was read', async () => {
    const first = await client.call(saveEnquiry, { body: enquiryBody() });
    const { requestId, version } = first.data;
    const changed = enquiryBody({ requestId, product: 'HD-M60', serialNumber: 'HD7226W14A018842', phoneNo: '+34 600 123 456' });
    const second = await client.call(saveEnquiry, { body: { ...changed, version } });
    expect(second).toMatchObject({ code: 200, data: { requestId, status: 'draft' } });
    expect((await read(requestId)).data.enquiryReq).toMatchObject({
      product: 'HD-M60',
      serialNumber: 'HD7226W14A018842',
      phoneNo: '+34 600 123 456',
      companyName: 'Aurora Technik GmbH',
      regionName: 'Spain',
    });
    const stale = await client.call(saveEnquiry, { body: { ...enquiryBody({ requestId, product: 'HD-M72' }), version } });
    expect(stale).toMatchObject({ code: 409, key: 'stale' });
    expect((await read(requestId)).data.enquiryReq.product).toBe('HD-M60');
  });

  it.each([1, 2] as const)('of type %i is handed in, and can be copied', async (requestType) => {
    const { requestId, requestNo, status } = await buildEnquiry(app.platform, customer, {
      requestType,
      serialNumber: 'hd7226w14a018842',
      submit: true,
    });
    expect(status).toBe('submitted');
    const { data } = await read(requestId);
    expect(data.requestBasicInfo).toMatchObject({ requestNo, requestType, status: 'submitted' });
    const copy = (await read(requestId, { action: 'clone' })).data;
    expect(copy.enquiryReq).toMatchObject({ requestType, desc: data.enquiryReq.desc, product: data.enquiryReq.product, serialNumber: '' });
    expect(data.enquiryReq.serialNumber).toBe('HD7226W14A018842');
    expect(copy.requestBasicInfo).toBeNull();
  });

  it('is refused with a serial number that no label has, in words that say what one looks like', async () => {
    const { requestId, version } = await buildEnquiry(app.platform, customer, { serialNumber: 'HD-72 26' });
    const body = { ...enquiryBody({ requestId, serialNumber: 'HD-72 26' }), version, submit: true };
    const refused = await client.call(saveEnquiry, { body });
    expect(refused.code).toBe(510);
    expect(refused.errors).toEqual([
      {
        path: 'enquiryReq.serialNumber',
        rule: 'serialNumber',
        message: 'Enter 10 to 24 letters and digits, for example HD7226W14A018842.',
      },
    ]);
  });

  it('is not submitted for a country that does not exist', async () => {
    const body = enquiryBody({ region: 999 });
    const answer = await client.call(saveEnquiry, { body: { ...body, submit: true } });
    expect(answer).toMatchObject({ code: 510, errors: [{ path: 'enquiryReq.region', rule: 'invalid' }] });
    expect(answer.errors).toHaveLength(1);
  });

  it('of another company is answered like a missing one', async () => {
    const { requestId } = await buildEnquiry(app.platform, customer, { submit: true });
    const stranger = app.client((await buildCustomer(app.platform)).token);
    const asked = (id: number) => stranger.call(getEnquiry, { params: { requestId: id }, query: {} });
    const [foreign, missing] = [await asked(requestId), await asked(999_999_999)];
    expect([foreign.code, foreign.msg]).toEqual([404, missing.msg]);
  });
});
