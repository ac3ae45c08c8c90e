import { getModuleClaimDraft, saveModuleClaim } from '@heliodesk/contract/module-claim';
import { deskList, getRequest, listRequests } from '@heliodesk/contract/request';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCustomer, type BuiltCustomer } from '#src/domains/account/seed.ts';
import { buildEnquiry } from '#src/domains/enquiry/seed.ts';
import { buildStaff } from '#src/domains/identity/seed.ts';
import { buildClaim, claimBody } from '#src/domains/module-claim/seed.ts';
import { mailTo } from '#src/testing/mailbox.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import { openingOf } from './made-title.ts';

let app: TestApp;
let customer: BuiltCustomer;
beforeAll(async () => {
  app = await startTestApp();
  customer = await buildCustomer(app.platform);
});
afterAll(() => app.stop());

const titleIn = async (language: string, requestId: number): Promise<string> =>
  (await app.client(customer.token).call(getRequest, { params: { requestId } }, { headers: { lang: language } })).data.title;

describe('what opens a description', () => {
  it.each([
    ['Hot spots in rows 12 to 16, found during the thermal flight.', 'Hot spots in rows 12 to 16'],
    ['Hello,\n\nCracks, 3.5 cm long. Since May.', 'Cracks, 3.5 cm long'],
    ['Estimados señores: los módulos se calientan. Gracias', 'los módulos se calientan'],
    ['您好，组件背板开裂，共 12 块。', '组件背板开裂'],
    ['Hiking trail beside the plant is closed', 'Hiking trail beside the plant is closed'],
    ['One long sentence that goes on and on without any mark that ends a clause before seventy letters are over', ''],
    ['', ''],
  ])('%j is %j', (description, opening) => {
    expect(openingOf(description)).toBe(opening);
  });
});

describe('the title of a request', () => {
  it("is made from its fields, in the reader's language", async () => {
    const { requestId, title } = await buildClaim(app.platform, customer, {
      desc: '',
      claim: { quantity: 1_200, projectName: 'Guadix I' },
    });
    expect(title).toBe('1,200 modules, Guadix I');
    expect(await titleIn('de', requestId)).toBe('1.200 Module, Guadix I');
    expect(await titleIn('ja', requestId)).toBe('モジュール1,200枚、Guadix I');
    const asked = await buildEnquiry(app.platform, customer, { desc: '', product: 'HD-M54' });
    expect(await titleIn('fr', asked.requestId)).toBe('Renseignements modules, HD-M54');
  });

  it('has the comma of its own letters', async () => {
    const { requestId } = await buildClaim(app.platform, customer, {
      desc: 'Hot spots on 480 modules.',
      claim: { projectName: 'Guadix I' },
    });
    expect(await titleIn('ar', requestId)).toBe('Hot spots on 480 modules, Guadix I');
    const counted = await buildClaim(app.platform, customer, { desc: '', claim: { quantity: 2, projectName: 'Guadix I' } });
    expect(await titleIn('ar', counted.requestId)).toBe('لوحان، Guadix I');
  });

  it('names the place once', async () => {
    const { title } = await buildClaim(app.platform, customer, { desc: 'Hot spots at Almería Norte 3, row 4' });
    expect(title).toBe('Hot spots at Almería Norte 3');
  });

  it('is what a person types, until it is reset; a save without it leaves it', async () => {
    const client = app.client(customer.token);
    const { requestId, version } = await buildClaim(app.platform, customer, { basic: { title: '  Roof B,\n phase 2 ' }, serials: [] });
    const save = async (title: string | undefined, from: number) => {
      const { basicReq, ...rest } = claimBody();
      return (await client.call(saveModuleClaim, { body: { ...rest, basicReq: { ...basicReq, requestId, title }, version: from } })).data;
    };
    const kept = await save(undefined, version);
    expect(kept).toMatchObject({ title: 'Roof B, phase 2', madeTitle: 'Hot spots on 480 modules, Almería Norte 3' });
    const draft = await client.call(getModuleClaimDraft, { params: { id: requestId }, query: {} });
    expect(draft.data.basicReq).toMatchObject({ title: 'Roof B, phase 2', madeTitle: kept.madeTitle });
    expect(await save('', kept.version)).toMatchObject({ title: 'Hot spots on 480 modules, Almería Norte 3' });
    const tooLong = await client.call(saveModuleClaim, { body: { ...claimBody(), basicReq: { title: 'x'.repeat(121) } } });
    expect(tooLong.errors).toMatchObject([{ path: 'basicReq.title' }]);
  });

  it('shows nothing but what can be read, however it was written', async () => {
    const writer = await buildCustomer(app.platform);
    const client = app.client(writer.token);
    const load = async (requestId: number) => (await client.call(getRequest, { params: { requestId } })).data;
    const typed = await buildClaim(app.platform, writer, { basic: { title: 'Roof \u202ED\u0007' }, submit: true });
    expect((await load(typed.requestId)).title).toBe('Roof D');
    expect((await mailTo(app, writer.email)).subject).toMatch(/^Roof D \(MC-/);
    const claim = { projectName: 'Gua\u202Edix\u0007' };
    const { requestId } = await buildClaim(app.platform, writer, { desc: 'Cracks \u2066in row 4', claim });
    expect(await load(requestId)).toMatchObject({ title: 'Cracks in row 4, Guadix', projectName: 'Guadix ' });
    const draft = await client.call(getModuleClaimDraft, { params: { id: requestId }, query: {} });
    expect(draft.data.moduleClaim.projectName).toBe('Guadix ');
    const enquiry = await buildEnquiry(app.platform, writer, { desc: '', product: 'HD-\u202EM54' });
    expect(await load(enquiry.requestId)).toMatchObject({ title: 'Module enquiry, HD-M54', projectName: 'HD-M54' });
  });

  it('heads the lists of customers and staff, and the receipt', async () => {
    const { requestId } = await buildClaim(app.platform, customer, { basic: { title: 'Roof C' }, submit: true });
    const agent = await buildStaff(app.platform);
    const [own, desk] = await Promise.all([
      app.client(customer.token).call(listRequests, { query: {} }),
      app.client(agent.token).call(deskList, { query: {} }),
    ]);
    for (const { data } of [own, desk]) expect(data.find((row) => row.requestId === requestId)?.title).toBe('Roof C');
    expect((await mailTo(app, customer.email)).subject).toMatch(/^Roof C \(MC-/);
  });
});
