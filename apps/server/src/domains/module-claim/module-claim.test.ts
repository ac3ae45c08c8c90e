// @both-engines
import { addFile, listAttachments } from '@heliodesk/contract/attachment';
import {
  getModuleClaimDraft,
  getModuleClaimProfile,
  saveModuleClaim,
  updateModuleClaim,
  type SaveModuleClaimBody,
} from '@heliodesk/contract/module-claim';
import { countRequests, deleteDraft, getRequest, listRequests, withdrawRequest } from '@heliodesk/contract/request';
import { insertSerials, listSerialsInConversation } from '@heliodesk/contract/serial-number';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAddress, buildCustomer, type BuiltCustomer } from '#src/domains/account/seed.ts';
import { buildStaff } from '#src/domains/identity/seed.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import { claimBody } from './seed.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const customerOf = (platform: TestApp['platform'], company?: BuiltCustomer) =>
  buildCustomer(platform, company === undefined ? {} : { company });

async function savedDraft(body: SaveModuleClaimBody = claimBody()) {
  const customer = await customerOf(app.platform);
  const client = app.client(customer.token);
  const { data } = await client.call(saveModuleClaim, { body });
  return { customer, client, ...data };
}

async function submitted() {
  const draft = await savedDraft();
  await draft.client.call(insertSerials, { body: { requestId: draft.requestId, snList: [{ sn: 'HD7226W14A018842' }] } });
  const body = { ...claimBody(), basicReq: { ...claimBody().basicReq, requestId: draft.requestId }, submit: true, version: draft.version };
  const answer = await draft.client.call(saveModuleClaim, { body });
  expect(answer).toMatchObject({ code: 200 });
  return { ...draft, version: answer.data.version, firstContactDue: answer.data.firstContactDue, submitTime: answer.data.submitTime };
}

describe('a draft', () => {
  it('takes whatever was typed and gives it back as it was', async () => {
    const { client, requestId, requestNo } = await savedDraft({
      basicReq: { desc: '' },
      moduleClaim: { capacity: 'about 12', quantity: '3', unit: '1' },
    });
    expect(requestNo).toMatch(/^MC-\d{8}-\d{5}$/);
    const { data } = await client.call(getModuleClaimDraft, { params: { id: requestId }, query: {} });
    expect(data).toMatchObject({
      draft: true,
      basicReq: { requestId, requestNo },
      moduleClaim: { capacity: 'about 12', quantity: 3, unit: '1', projectName: '' },
    });
  });

  it('is not submitted while something is missing, and names every field', async () => {
    const { client, requestId, version } = await savedDraft({ basicReq: {}, moduleClaim: {} });
    const answer = await client.call(saveModuleClaim, {
      body: { basicReq: { requestId }, moduleClaim: { quantity: 0 }, submit: true, version },
    });
    expect(answer.code).toBe(510);
    expect(answer.status).toBe(422);
    expect(answer.errors.map(({ path, rule }) => `${path} ${rule}`)).toEqual(
      expect.arrayContaining([
        'basicReq.desc required',
        'moduleClaim.projectName required',
        'moduleClaim.quantity tooSmall',
        'requestAddressReq.contactPerson required',
      ]),
    );
  });

  it('is not submitted without serial numbers', async () => {
    const { client, requestId, version } = await savedDraft();
    const body = { ...claimBody(), basicReq: { ...claimBody().basicReq, requestId }, submit: true, version };
    const answer = await client.call(saveModuleClaim, { body });
    expect(answer).toMatchObject({ code: 510, key: 'action.blocked', data: { blockedBy: ['partsPresent'] } });
  });

  it('is not submitted with a choice, a country or an earlier request that does not exist', async () => {
    const { client, requestId, version } = await savedDraft();
    const { requestNo: foreign } = await submitted();
    await client.call(insertSerials, { body: { requestId, snList: [{ sn: 'HD7226W14A018842' }] } });
    const valid = claimBody();
    const submit = (basicReq: object, moduleClaim: object, shipToCountry = 724) =>
      client.call(saveModuleClaim, {
        body: {
          basicReq: { ...valid.basicReq, requestId, ...basicReq },
          moduleClaim: { ...valid.moduleClaim, ...moduleClaim },
          requestAddressReq: { ...valid.requestAddressReq, shipToCountry },
          submit: true,
          version,
        },
      });
    const wrong = await submit({ region: 999 }, { type: '99', bracket: 'abc', projectCountry: 998, lastRequestNo: foreign }, 997);
    expect(wrong.errors.map(({ path, rule }) => `${path} ${rule}`)).toEqual([
      'moduleClaim.type invalid',
      'moduleClaim.bracket invalid',
      'basicReq.region invalid',
      'moduleClaim.projectCountry invalid',
      'requestAddressReq.shipToCountry invalid',
      'moduleClaim.lastRequestNo unknownRequest',
    ]);
    expect(await submit({}, {})).toMatchObject({ code: 200, data: { status: 'submitted' } });
  });

  it('keeps an entry of its own address book by its id, and of any other only what was typed', async () => {
    const customer = await customerOf(app.platform);
    const [own, foreign] = await Promise.all([customer, await customerOf(app.platform)].map((one) => buildAddress(app.platform, one)));
    const client = app.client(customer.token);
    const kept = async (addressId: number | undefined) => {
      const body = { ...claimBody(), requestAddressReq: { ...claimBody().requestAddressReq, addressId } };
      const { data } = await client.call(saveModuleClaim, { body });
      return (await client.call(getModuleClaimDraft, { params: { id: data.requestId }, query: {} })).data.requestAddressReq;
    };
    expect(await kept(own?.addressId)).toMatchObject({ addressId: own?.addressId, city: 'Almería' });
    const typed = await kept(foreign?.addressId);
    expect(typed).toMatchObject({ city: 'Almería' });
    expect(typed.addressId ?? null).toBeNull();
  });

  it('is changed by its other call, which neither begins one nor submits', async () => {
    const { client, requestId, version } = await savedDraft();
    const payload = { ...claimBody(), basicReq: { requestId, desc: 'Hail on row 7' }, version, submit: true };
    const send = (body: object) => client.send({ method: 'POST', url: updateModuleClaim.path, payload: body });
    expect(await send(payload)).toMatchObject({ code: 200, data: { requestId, status: 'draft' } });
    expect(await send({ ...payload, basicReq: { desc: 'new' } })).toMatchObject({ code: 510 });
    const stored = await client.call(getModuleClaimDraft, { params: { id: requestId }, query: {} });
    expect(stored.data.basicReq.desc).toBe('Hail on row 7');
    const handedIn = await submitted();
    const basicReq = { requestId: handedIn.requestId };
    expect((await handedIn.client.call(updateModuleClaim, { body: { ...claimBody(), basicReq } })).key).toBe('request.notDraft');
  });

  it('refuses an outdated version and tells the current one', async () => {
    const { client, requestId, version } = await savedDraft();
    const body = { ...claimBody(), basicReq: { requestId }, version };
    await client.call(saveModuleClaim, { body });
    const answer = await client.call(saveModuleClaim, { body });
    expect(answer).toMatchObject({ code: 409, key: 'stale', data: { version: version + 1 } });
  });

  it('is seen by no one but its contact', async () => {
    const { customer, requestId } = await savedDraft();
    const colleague = await customerOf(app.platform, customer);
    const stranger = await customerOf(app.platform);
    const agent = await buildStaff(app.platform);
    for (const { token } of [colleague, stranger, agent]) {
      const answer = await app.client(token).call(getRequest, { params: { requestId } });
      expect(answer.code).toBe(404);
    }
  });

  it('is gone once it is discarded', async () => {
    const { client, requestId } = await savedDraft();
    expect((await client.call(deleteDraft, { params: { requestId }, query: {} })).code).toBe(200);
    expect((await client.call(getRequest, { params: { requestId } })).code).toBe(404);
  });
});

describe('submitting', () => {
  it('gives the number and the promise, and starts the time line', async () => {
    const { client, requestId, firstContactDue, submitTime } = await submitted();
    const { data } = await client.call(getModuleClaimProfile, { params: { id: requestId } });
    expect(firstContactDue).not.toBeNull();
    expect(submitTime).not.toBeNull();
    expect(data.requestBasicInfo).toMatchObject({ status: 'submitted', nodes: [0], waitingOn: 'us', firstContactDue, submitTime });
    expect(data.processNodes.map(({ processCode }) => processCode)).toEqual([0]);
    expect(data.requestSerialList).toMatchObject({ total: 1, rows: [{ sn: 'HD7226W14A018842' }] });
    const query = { params: { requestId }, query: {} };
    expect((await client.call(listSerialsInConversation, query)).data).toEqual(data.requestSerialList.rows);
  });

  it('makes one request of two simultaneous calls', async () => {
    const draft = await savedDraft();
    await draft.client.call(insertSerials, { body: { requestId: draft.requestId, snList: [{ sn: 'HD7226W14A018842' }] } });
    const body = {
      ...claimBody(),
      basicReq: { ...claimBody().basicReq, requestId: draft.requestId },
      submit: true,
      version: draft.version,
    };
    const answers = await Promise.all([draft.client.call(saveModuleClaim, { body }), draft.client.call(saveModuleClaim, { body })]);
    expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 409]);
  });

  it('answers a repeated call with the first answer', async () => {
    const draft = await savedDraft();
    await draft.client.call(insertSerials, { body: { requestId: draft.requestId, snList: [{ sn: 'HD7226W14A018842' }] } });
    const body = {
      ...claimBody(),
      basicReq: { ...claimBody().basicReq, requestId: draft.requestId },
      submit: true,
      version: draft.version,
    };
    const options = { idempotencyKey: `submit-${draft.requestId}` };
    const [first, second] = [
      await draft.client.call(saveModuleClaim, { body }, options),
      await draft.client.call(saveModuleClaim, { body }, options),
    ];
    expect(second).toMatchObject({ code: 200, data: first.data });
  });

  it('leaves nothing to be saved again', async () => {
    const { client, requestId, version } = await submitted();
    const answer = await client.call(saveModuleClaim, { body: { ...claimBody(), basicReq: { requestId }, version } });
    expect(answer).toMatchObject({ code: 409, key: 'request.notDraft' });
  });
});

describe('the customer', () => {
  it('finds own requests by view, and a colleague those of the company', async () => {
    const { client, customer, requestId } = await submitted();
    const colleague = app.client((await customerOf(app.platform, customer)).token);
    expect((await client.call(countRequests, { query: {} })).data).toEqual({ all: 1, open: 1, waiting: 0, closed: 0, draft: 0 });
    expect((await colleague.call(listRequests, { query: {} })).total).toBe(0);
    const shared = await colleague.call(listRequests, { query: { company: 'true' } });
    expect(shared.data.map((row) => row.requestId)).toEqual([requestId]);
  });

  it('withdraws with a reason', async () => {
    const { client, requestId, version } = await submitted();
    const refused = await client.call(withdrawRequest, { body: { requestId, version, reason: ' ' } });
    expect(refused).toMatchObject({ code: 510, errors: [{ path: 'reason', rule: 'required' }] });
    expect((await client.call(withdrawRequest, { body: { requestId, version, reason: 'Filed twice' } })).code).toBe(200);
    expect((await client.call(getRequest, { params: { requestId } })).data).toMatchObject({ status: 'withdrawn', waitingOn: 'none' });
  });

  it('copies a request into a new draft that names nothing of the old one', async () => {
    const { client, requestId } = await submitted();
    const { data } = await client.call(getModuleClaimDraft, { params: { id: requestId }, query: { action: 'clone' } });
    expect(data).toMatchObject({
      draft: false,
      version: 0,
      serialTotal: 0,
      basicReq: { requestId: null, requestNo: null },
      moduleClaim: { projectName: 'Almería Norte 3' },
    });
  });

  it('brings the files of the copied request with the first save, and only those', async () => {
    const draft = await savedDraft();
    const { requestId } = draft;
    await draft.client.call(addFile, { body: { requestId } }, { file: { name: 'report.txt', content: Buffer.from('Rows 4 to 9') } });
    const copy = await draft.client.call(saveModuleClaim, { body: { ...claimBody(), cloneOf: requestId } });
    const again = { ...claimBody(), basicReq: { requestId: copy.data.requestId }, cloneOf: requestId, version: copy.data.version };
    await draft.client.call(saveModuleClaim, { body: again });
    const files = await draft.client.call(listAttachments, { query: { requestId: copy.data.requestId } });
    expect(files.data.map(({ fileName }) => fileName)).toEqual(['report.txt']);
  });

  it('copies no file out of a foreign request', async () => {
    const { requestId } = await savedDraft();
    const stranger = app.client((await customerOf(app.platform)).token);
    expect((await stranger.call(saveModuleClaim, { body: { ...claimBody(), cloneOf: requestId } })).code).toBe(404);
  });
});
