// @shares-process
import '../request-kinds.ts';
import { addRtsCustomer, getCustomerChoice, searchCustomers } from '@heliodesk/contract/account';
import { listCountries, listDictionaries } from '@heliodesk/contract/reference';
import { deleteDraft, listDiscardedDrafts, listOnBehalfDrafts, restoreDraft } from '@heliodesk/contract/request';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { dictEntry, dictionariesOf } from '#src/domains/reference/testing/sample-dictionaries.ts';
import { localTime } from '#src/platform/testing/local-time.ts';
import GuestComplaintPage from '#src/domains/account/pages/guest-complaint.tsx';
import { customerChoice } from '#src/domains/account/testing/customer-choice.ts';
import { draftRow } from '#src/domains/request/testing/sample-drafts.ts';
import { toasts } from '#src/platform/feedback/notices.ts';
import { openPage } from '#src/platform/testing/open-page.tsx';
import { signInPerson } from '#src/platform/testing/sign-in-person.ts';
import { callsTo, Refused, stubServer } from '#src/platform/testing/stub-server.ts';
import type { Received } from '#src/platform/testing/stub-server.ts';
import { user } from '#src/platform/testing/user.ts';
import ChooseContactPage from './choose-contact.tsx';

const helene = customerChoice();
const theo = customerChoice({ contactId: 8, contactPerson: 'Théo Rousset', blockReason: 'contactDisabled' });
const femke = customerChoice({ contactId: 9, contactPerson: 'Femke de Wit', companyName: 'Polderzon B.V.', customerType: 1 });

const draft = {
  ...draftRow(12),
  requestNo: 'MC-20261120-00042',
  requestType: 3,
  title: 'Hot spots in rows 4 to 9',
  desc: 'Hot spots in rows 4 to 9, since May',
  projectName: '',
  companyName: 'Lumière du Rhône SAS',
  contactId: 7,
  contactPerson: 'Hélène Marchand',
  creator: 'Oskar Baumann',
  isOwn: true,
  createTime: '2026-11-20T10:00:00.000Z',
  updateTime: '2026-11-20T10:06:31.000Z',
  version: 1,
  actions: ['save', 'submit', 'deleteDraft', 'note'].map((name) => ({ name, blockedBy: [] })),
};

function signIn(role: 'agent' | 'tracker_agent') {
  const permissions = ['csp:request:behalf', 'csp:customer:add', 'csp:desk:list'];
  signInPerson({ userName: 'Oskar Baumann', roles: [role], permissions });
}

let calls: Received[];
let answerAdd: (received: Received) => unknown;
const discarded = {
  requestId: 11,
  requestNo: 'MC-20261119-00011',
  requestType: 3,
  title: 'Yellow backsheets, Huércal',
  onBehalf: { by: 'Oskar Baumann', contactPerson: 'Hélène Marchand' },
  version: 3,
  discardedAt: '2026-11-20T10:14:00.000Z',
  until: '2026-11-21T10:14:00.000Z',
};

beforeEach(() => {
  signIn('agent');
  answerAdd = () => femke;
  calls = stubServer([
    [searchCustomers, { rows: [helene, theo, femke], total: 3 }],
    [getCustomerChoice, ({ url }: Received) => [helene, theo, femke].find(({ contactId }) => url.pathname.endsWith(`/${contactId}`))],
    [listOnBehalfDrafts, { rows: [draft], total: 1 }],
    [deleteDraft, { requestId: 12, requestNo: 'MC-20261120-00042', version: 8, until: '2026-11-21T10:00:00.000Z' }],
    [listDiscardedDrafts, { rows: [discarded], total: 1 }],
    [restoreDraft, { requestId: 12, requestNo: 'MC-20261120-00042', version: 9, actions: [] }],
    [addRtsCustomer, (received: Received) => answerAdd(received)],
    [listCountries, [{ regionId: 528, regionName: 'Netherlands', code: 'NL', salesRegion: 'Europe' }]],
    [listDictionaries, dictionariesOf([dictEntry('1', 'Installer')])],
  ]);
});

function open(address: string) {
  const routes = [
    { path: '/enquiryrequest/assing/contact-list', Component: ChooseContactPage },
    { path: '/enquiryrequest/assing/guest-complaint', Component: GuestComplaintPage },
    { path: '*', Component: () => null },
  ];
  const router = openPage(routes, address);
  const at = () => router.state.location.pathname + router.state.location.search;
  return { at };
}

describe('choosing a customer', () => {
  test('searches over both types, and the address holds what was asked', async () => {
    const { at } = open('/enquiryrequest/assing/contact-list');
    expect(await screen.findByRole('link', { name: 'Polderzon B.V.' })).toBeInTheDocument();
    await user.type(screen.getByRole('textbox', { name: /Company, name/ }), 'polder{Enter}');
    await waitFor(() => expect(at()).toBe('/enquiryrequest/assing/contact-list?text=polder'));
    await waitFor(() => expect(callsTo(calls, searchCustomers).at(-1)?.url.search).toContain('text=polder'));
  });

  test('says why staff cannot act for a contact instead of offering it', async () => {
    open('/enquiryrequest/assing/contact-list');
    expect(await screen.findByText('Contact disabled')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Théo Rousset/ })).not.toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: /^File request for / })).toHaveLength(2);
  });

  test('leads under the strip to what can be filed', async () => {
    const { at } = open('/enquiryrequest/assing/contact-list');
    await user.click(await screen.findByRole('button', { name: 'File request for Hélène Marchand, Lumière du Rhône SAS' }));
    const strip = await screen.findByRole('region', { name: 'Filing for a customer' });
    expect(strip).toHaveTextContent('You’re filing for Hélène Marchand (Lumière du Rhône SAS).');
    expect(strip).toHaveTextContent('“Filed by Oskar Baumann”');
    expect(screen.getAllByRole('button', { name: /^Start/ })).toHaveLength(4);
    await user.click(screen.getByRole('button', { name: 'Start Module claim' }));
    expect(at()).toBe('/warrantyclaim/moduleclaim?onBehalfOf=7');
  });

  test('offers only what the own team files', async () => {
    signIn('tracker_agent');
    open('/enquiryrequest/assing/contact-list?contactId=7');
    expect(await screen.findAllByText('Another team files these.')).toHaveLength(2);
    expect(screen.getAllByRole('button', { name: /^Start/ })).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Start Tracker enquiry' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Start Tracker claim' })).toBeVisible();
  });

  test('stops where no one can act, and says why', async () => {
    const { at } = open('/enquiryrequest/assing/contact-list?contactId=8');
    expect(await screen.findByText(/This contact is disabled\. Choose another contact at Lumière du Rhône SAS/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Choose another customer' }));
    expect(at()).toBe('/enquiryrequest/assing/contact-list');
  });
});

describe('drafts started for customers', () => {
  test('are continued, discarded and brought back', async () => {
    open('/enquiryrequest/assing/contact-list?view=drafts');
    const row = within((await screen.findByRole('link', { name: 'Hot spots in rows 4 to 9' })).closest('article') as HTMLElement);
    expect(row.getByText('Hélène Marchand')).toBeInTheDocument();
    expect(row.getByText('Oskar Baumann')).toBeInTheDocument();
    expect(row.getByText('Step 3 of 5: Serial numbers')).toBeInTheDocument();
    expect(row.getByText('476 serial numbers').parentElement).toHaveTextContent('476 serial numbers are waiting to be added');
    await user.click(row.getByRole('button', { name: 'Discard draft MC-20261120-00042' }));
    await waitFor(() => expect(toasts.get()).toMatchObject([{ title: 'Draft discarded', action: { label: 'Undo' } }]));
    expect(callsTo(calls, deleteDraft, { requestId: 12 })).toHaveLength(1);
    toasts.get()[0]?.action?.onClick();
    await waitFor(() => expect(toasts.get().at(-1)?.title).toBe('Draft restored'));
    expect(callsTo(calls, restoreDraft)[0]?.body).toEqual({ requestId: 12, version: 8 });
  });

  test('are brought back from the list, which says until when', async () => {
    open('/enquiryrequest/assing/contact-list?view=drafts');
    const gone = await screen.findByText(/was discarded\. You can undo this until/);
    expect(gone).toHaveTextContent(
      `Yellow backsheets, Huércal was discarded. You can undo this until ${localTime('2026-11-21T10:14:00Z')}.`,
    );
    await user.click(screen.getByRole('button', { name: 'Undo: restore draft MC-20261119-00011' }));
    await waitFor(() => expect(callsTo(calls, restoreDraft)[0]?.body).toEqual({ requestId: 11, version: 3 }));
  });

  test('lead into their wizard', async () => {
    const { at } = open('/enquiryrequest/assing/contact-list?view=drafts');
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(at()).toBe('/warrantyclaim/moduleclaim?requestId=12');
  });
});

const field = (name: RegExp) => screen.getByRole('textbox', { name });
async function choose(name: RegExp, option: string) {
  await user.click(screen.getByRole('combobox', { name }));
  const options = await screen.findAllByText(option);
  await user.click(options.at(-1) as HTMLElement);
}

async function fillCustomer() {
  await user.type(await screen.findByRole('textbox', { name: /^Company name/ }), 'Polderzon B.V.');
  await choose(/^Account type/, 'Installer');
  await choose(/^Role in projects/, 'Installer');
  await choose(/^Organization type/, 'Installer');
  await choose(/^Country or region/, 'Netherlands');
  for (const [name, text] of [
    [/^Tax number/, 'NL8101'],
    [/^City/, 'Utrecht'],
    [/^Postal code/, '3542 AB'],
    [/^Address/, 'Zonneweg 12'],
    [/^First name/, 'Femke'],
    [/^Last name/, 'de Wit'],
    [/^E-mail/, 'femke@polderzon.example'],
    [/^Mobile/, '+31301234567'],
  ] as const)
    await user.type(field(name), text);
}

describe('entering a customer', () => {
  test('asks for what registration asks for', async () => {
    open('/enquiryrequest/assing/guest-complaint?way=new');
    await user.click(await screen.findByRole('button', { name: 'Add and continue' }));
    const summary = await screen.findByRole('alert');
    for (const name of ['Company name', 'Role in projects', 'Tax number', 'E-mail'])
      expect(within(summary).getByRole('button', { name })).toBeInTheDocument();
    expect(callsTo(calls, addRtsCustomer)).toEqual([]);
  });

  test('shows who is alike, and enters another one only when told to', async () => {
    const bodies: unknown[] = [];
    answerAdd = ({ body }) => {
      bodies.push(body);
      return bodies.length === 1 ? new Refused({ code: 409, data: { key: 'account.alreadyKnown', customers: [helene, theo] } }) : femke;
    };
    const { at } = open('/enquiryrequest/assing/guest-complaint?way=new');
    await fillCustomer();
    await user.click(screen.getByRole('button', { name: 'Add and continue' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByRole('link', { name: /Hélène Marchand/ })).toBeInTheDocument();
    expect(within(dialog).queryByRole('link', { name: /Théo Rousset/ })).not.toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'No, add another customer' }));
    await waitFor(() => expect(at()).toBe('/enquiryrequest/assing/contact-list?contactId=9'));
    expect(bodies).toMatchObject([
      { seen: [], accountReq: { companyName: 'Polderzon B.V.', region: { regionId: 528 } }, contactReq: { language: 'en' } },
      { seen: [7, 8] },
    ]);
  });
});
