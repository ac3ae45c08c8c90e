// @shares-process
import { getCustomerChoice, getRegisteredAddress, listShippingAddresses, searchCustomers } from '@heliodesk/contract/account';
import { liveTicket } from '@heliodesk/contract/live';
import { getModuleClaimDraft, saveModuleClaim } from '@heliodesk/contract/module-claim';
import type { SaveModuleClaimBody } from '@heliodesk/contract/module-claim';
import { listCountries, listDictionaries } from '@heliodesk/contract/reference';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { dictEntry, dictionariesOf } from '#src/domains/reference/testing/sample-dictionaries.ts';
import { toasts } from '#src/platform/feedback/notices.ts';
import { openPage } from '#src/platform/testing/open-page.tsx';
import { signInPerson } from '#src/platform/testing/sign-in-person.ts';
import { bodiesTo, callsTo, Refused, stubServer } from '#src/platform/testing/stub-server.ts';
import type { Received } from '#src/platform/testing/stub-server.ts';
import { user } from '#src/platform/testing/user.ts';
import { customerChoice } from '../../account/testing/customer-choice.ts';
import ModuleClaimPage from './module-claim.tsx';

const customers = [customerChoice(), customerChoice({ contactId: 8, contactNo: '8', contactPerson: 'Bruno Lefèvre' })];

function signIn(role: 'module_agent' | 'tracker_agent' | 'customer') {
  const permissions = role === 'customer' ? ['csp:request:file'] : ['csp:request:behalf', 'csp:desk:list'];
  const kind = role === 'customer' ? 'customer' : 'staff';
  signInPerson({ userName: 'Oskar Baumann', kind, roles: [role], permissions });
}

let calls: Received[];
let answerSave: () => unknown;
let stored: unknown;
const saves = () => bodiesTo(calls, saveModuleClaim) as SaveModuleClaimBody[];

beforeEach(() => {
  signIn('module_agent');
  const saved = { requestId: 12, requestNo: 'MC-20261120-00042', version: 1, status: 'draft', firstContactDue: null, actions: [] };
  answerSave = () => saved;
  stored = {
    basicReq: { requestId: 12, requestNo: 'MC-20261120-00042', requestType: 3, desc: 'Hot spots', language: 'fr', region: 250, attIds: '' },
    moduleClaim: { projectName: 'Almería Norte 3', unit: '0' },
    requestAddressReq: {},
    draft: true,
    isInvoice: false,
    attachmentRes: [],
    serialTotal: 0,
    customerId: 7,
    onBehalf: { by: 'Oskar Baumann', contactPerson: 'Hélène Marchand' },
    version: 1,
    updateTime: '2026-11-20T10:06:31.000Z',
  };
  calls = stubServer([
    [liveTicket, new Refused({ code: 503 })],
    [searchCustomers, { rows: customers, total: 2 }],
    [getCustomerChoice, ({ url }: Received) => customers.find(({ contactId }) => url.pathname.endsWith(`/${contactId}`))],
    [getModuleClaimDraft, () => stored],
    [saveModuleClaim, () => answerSave()],
    [listShippingAddresses, []],
    [getRegisteredAddress, new Refused({ code: 404 })],
    [getRegisteredAddress, new Refused({ code: 404 })],
    [listCountries, [{ regionId: 724, regionName: 'Spain', code: 'ES', salesRegion: 'Europe' }]],
    [listDictionaries, dictionariesOf([dictEntry('1', 'Choice 1')])],
  ]);
});

function open(address: string) {
  const router = openPage(
    [
      { path: '/claim', Component: ModuleClaimPage },
      { path: '*', Component: () => null },
    ],
    address,
  );
  return { at: () => router.state.location.pathname + router.state.location.search };
}

const description = () => screen.findByRole('textbox', { name: /^What’s wrong/ });
const strip = () => screen.findByRole('region', { name: 'Filing for a customer' });
async function write(text: string) {
  await user.click(await description());
  await user.paste(text);
}

describe('without a customer', () => {
  test('staff choose one, or go to the claims at the desk', async () => {
    const { at } = open('/claim');
    expect(await screen.findByRole('heading', { name: 'Module claim for a customer' })).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: /^File request for Hélène Marchand/ }));
    expect(at()).toBe('/warrantyclaim/moduleclaim?onBehalfOf=7');
    cleanup();
    const again = open('/claim');
    await user.click(await screen.findByRole('button', { name: 'Module claims on the desk' }));
    expect(again.at()).toBe('/desk?type=3');
  });

  test('staff of another team are told whose claims these are', async () => {
    signIn('tracker_agent');
    open('/claim');
    expect(await screen.findByText('Another team handles module claims')).toBeInTheDocument();
    expect(calls).toEqual([]);
  });

  test('customers file for themselves, whatever the address says', async () => {
    signIn('customer');
    open('/claim?onBehalfOf=7');
    await write('Glass breakage');
    await waitFor(() => expect(saves()).toHaveLength(1));
    expect(saves()[0]).not.toHaveProperty('onBehalfOf');
    expect(screen.queryByRole('region', { name: 'Filing for a customer' })).not.toBeInTheDocument();
  });
});

describe('for a customer', () => {
  test('the strip says so, and the draft is saved for them, in their language', async () => {
    const { at } = open('/claim?onBehalfOf=7');
    expect(await strip()).toHaveTextContent('You’re filing for Hélène Marchand (Lumière du Rhône SAS).');
    await write('Glass breakage');
    await waitFor(() => expect(at()).toBe('/claim?onBehalfOf=7&requestId=12&step=details'));
    expect(saves()[0]).toMatchObject({ onBehalfOf: 7, basicReq: { desc: 'Glass breakage', language: 'fr' } });
    expect(await strip()).toBeInTheDocument();
  });

  test('a stored draft knows its customer, on every step and after a reload', async () => {
    open('/claim?requestId=12&step=shipping');
    expect(await strip()).toHaveTextContent('Hélène Marchand');
    await waitFor(() => expect(callsTo(calls, listShippingAddresses)[0]?.url.searchParams.get('contactId')).toBe('7'));
    cleanup();
    open('/claim?requestId=12&onBehalfOf=8');
    expect(await strip()).toHaveTextContent('Hélène Marchand');
  });

  test('what was typed for one is not offered for another', async () => {
    answerSave = () => new Refused({ code: 503 });
    open('/claim?onBehalfOf=7');
    await write('Of Hélène alone');
    await waitFor(() => expect(saves()).toHaveLength(1));
    cleanup();
    open('/claim?onBehalfOf=8');
    expect(await description()).toHaveValue('');
    cleanup();
    open('/claim?onBehalfOf=7');
    expect(await description()).toHaveValue('Of Hélène alone');
  });

  test('a customer no one can act for any more is told as such, not as a newer state', async () => {
    answerSave = () =>
      new Refused({ code: 409, msg: 'You can’t file for this customer right now.', data: { key: 'onBehalf.notPossible' } });
    open('/claim?requestId=12');
    await write('!');
    await waitFor(() => expect(toasts.get().map(({ title }) => title)).toEqual(['You can’t file for this customer right now.']));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(await description()).toHaveValue('Hot spots!');
  });

  test('stopping leads back to the choice', async () => {
    const { at } = open('/claim?requestId=12');
    await strip();
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    expect(at()).toBe('/enquiryrequest/assing/contact-list');
  });

  test('the customer is told who began it', async () => {
    signIn('customer');
    stored = { ...(stored as object), customerId: null };
    open('/claim?requestId=12');
    expect(await screen.findByText(/from customer service started this claim for you/)).toHaveTextContent('Oskar Baumann');
  });
});
