import { getCustomerChoice } from '@heliodesk/contract/account';
import { listAttachments } from '@heliodesk/contract/attachment';
import { getEnquiry, saveEnquiry } from '@heliodesk/contract/enquiry';
import type { EnquiryView, SaveEnquiryBody } from '@heliodesk/contract/enquiry';
import { liveTicket } from '@heliodesk/contract/live';
import { queryModule } from '@heliodesk/contract/module';
import { listCountries } from '@heliodesk/contract/reference';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import events, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, describe, expect, test } from 'vitest';
import { setCurrentUser } from '#src/platform/session.ts';
import { Refused, stubServer } from '#src/platform/testing/stub-server.ts';
import type { Received } from '#src/platform/testing/stub-server.ts';
import ModuleEnquiryPage from './module-enquiry.tsx';
import TrackerEnquiryPage from './tracker-enquiry.tsx';

const user = events.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });

const details = {
  requestId: 7,
  requestNo: 'ME-20261120-00042',
  requestType: 1,
  desc: 'Which torque do you allow?',
  language: 'es',
  region: 724,
  attIds: '',
  product: 'HD-M72 575 W',
  serialNumber: 'HD7226W14A018842',
  phoneNo: '+34 600 218 447',
  address: 'Carport Norte',
  accountId: 3,
  companyName: 'Sierra Clara Energía S.L.',
  regionName: 'Spain',
} as const;
const stored: EnquiryView = {
  enquiryReq: details,
  requestBasicInfo: null,
  attachmentResList: [],
  requestReplyResList: [],
  processNodes: [],
  draft: true,
  customerId: null,
  onBehalf: null,
  version: 3,
  updateTime: '2026-11-20T10:06:31.000Z',
};
const known = {
  genuine: true,
  serialNumber: 'HD7226W14A018842',
  moduleType: 'HD-M72',
  grade: 'A',
  queryTime: '2026-11-20T10:06:31.000Z',
  warrantyRegion: 'Spain',
  power: 575,
  warrantyStart: '2026-04-03',
  productWarrantyEnd: '2041-04-03',
  performanceWarrantyEnd: '2056-04-03',
};
const helene = {
  contactId: 7,
  contactNo: '7',
  accountId: 3,
  companyName: 'Lumière du Rhône SAS',
  customerType: 0,
  contactPerson: 'Hélène Marchand',
  email: 'h.marchand@lumierhone.example',
  mobile: '+33 4 72 10 44 18',
  taxNo: 'FR4211',
  regionId: 250,
  regionName: 'France',
  language: 'fr',
  blockReason: null,
};

/** A server that keeps one draft. */
let draft: EnquiryView;
let registry: unknown;
let calls: Received[];
let answerSave: (body: SaveEnquiryBody) => unknown;
const received = (path: string) => calls.filter(({ url }) => url.pathname === path);
const saves = () => received(saveEnquiry.path).map(({ body }) => body as SaveEnquiryBody);

function keep(body: SaveEnquiryBody) {
  draft = {
    ...draft,
    enquiryReq: { ...draft.enquiryReq, ...(body.enquiryReq as object), requestId: 7, requestNo: details.requestNo },
    version: draft.version + 1,
  };
  return {
    requestId: 7,
    requestNo: details.requestNo,
    version: draft.version,
    status: body.submit ? 'submitted' : 'draft',
    firstContactDue: body.submit ? '2026-11-24T17:00:00.000Z' : null,
    actions: [],
  };
}

function signIn(role: 'tracker_agent' | 'customer') {
  const permissions = role === 'customer' ? ['csp:request:file'] : ['csp:request:behalf', 'csp:desk:list'];
  const person = { userId: 1, userName: 'Mei Lin', email: 'mei@heliodesk.example', avatar: null, language: 'en', userType: 'staff' };
  setCurrentUser({ user: person, roles: [role], permissions } as unknown as Parameters<typeof setCurrentUser>[0]);
}

beforeEach(() => {
  signIn('customer');
  draft = structuredClone(stored);
  registry = known;
  answerSave = keep;
  calls = stubServer([
    [liveTicket, new Refused({ code: 503 })],
    [getEnquiry, () => draft],
    [saveEnquiry, ({ body }: Received) => answerSave(body as SaveEnquiryBody)],
    [queryModule, () => registry],
    [listCountries, [{ regionId: 724, regionName: 'Spain', code: 'ES', salesRegion: 'Europe' }]],
    [listAttachments, []],
    [getCustomerChoice, helene],
  ]);
});

function open(address: string) {
  const router = createMemoryRouter(
    [
      { path: '/enquiryrequest/moduleenquiry', Component: ModuleEnquiryPage },
      { path: '/enquiryrequest/partsenquiry', Component: TrackerEnquiryPage },
      { path: '*', Component: () => null },
    ],
    { initialEntries: [`/enquiryrequest/${address}`] },
  );
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { at: () => router.state.location.pathname + router.state.location.search };
}

const field = (name: string | RegExp) => screen.findByRole('textbox', { name });
const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
async function write(name: string | RegExp, text: string) {
  await user.click(await field(name));
  await user.paste(text);
}

describe('a draft', () => {
  test.each([
    ['moduleenquiry', 1],
    ['partsenquiry', 2],
  ])('of /%s saves itself as type %i and continues where it was', async (path, requestType) => {
    draft = { ...draft, enquiryReq: { ...details, requestType } as EnquiryView['enquiryReq'] };
    const { at } = open(path);
    await write(/^Your question/, 'Which torque?');
    await waitFor(() => expect(at()).toBe(`/enquiryrequest/${path}?requestId=7`));
    expect(saves()[0]?.enquiryReq).toMatchObject({ requestId: null, requestType, desc: 'Which torque?', language: 'en' });
    cleanup();
    open(`${path}?requestId=7`);
    expect(await field(/^Your question/)).toHaveValue('Which torque?');
    expect(screen.getByText('Draft saved', { exact: false })).toBeInTheDocument();
  });

  test('goes from the details over the files to the last check, and is submitted', async () => {
    open('moduleenquiry?requestId=7');
    await press(/Continue to attachments/);
    await press(/Continue to the last check/);
    for (const shown of ['Which torque do you allow?', 'HD7226W14A018842', 'Spain', 'Carport Norte', 'We answer in Español.'])
      expect(await screen.findByText(shown)).toBeInTheDocument();
    await press(/Submit the enquiry/);
    expect(await screen.findByText('Your enquiry is submitted')).toBeInTheDocument();
    expect(saves().at(-1)).toMatchObject({ submit: true, version: 3, enquiryReq: { requestId: 7, serialNumber: 'HD7226W14A018842' } });
    expect(screen.getByText(/^Someone on the module team/)).toBeInTheDocument();
  });

  test('that was submitted in the meantime leads to its page', async () => {
    draft = { ...draft, draft: false };
    const { at } = open('moduleenquiry?requestId=7');
    await waitFor(() => expect(at()).toBe('/enquiryrequest/moduleSubmit?requestId=7'));
  });

  test('of the other type opens in its own wizard, a copy too', async () => {
    draft = { ...draft, enquiryReq: { ...details, requestType: 2 } };
    const { at } = open('moduleenquiry?requestId=7');
    await waitFor(() => expect(at()).toBe('/enquiryrequest/partsenquiry?requestId=7'));
    cleanup();
    const copy = open('moduleenquiry?requestId=7&action=clone');
    await waitFor(() => expect(copy.at()).toBe('/enquiryrequest/partsenquiry?requestId=7&action=clone'));
  });

  test('as a copy says what came along, and is saved as a new one', async () => {
    draft = {
      ...draft,
      enquiryReq: { ...details, requestId: null, requestNo: null, serialNumber: '' },
      draft: false,
      version: 0,
      updateTime: null,
    };
    const { at } = open('moduleenquiry?requestId=5&action=clone');
    expect(await screen.findByText(/This is a copy\. The details and files came along/)).toBeInTheDocument();
    await write(/^Your question/, ' And for M10?');
    await waitFor(() => expect(at()).toBe('/enquiryrequest/moduleenquiry?requestId=7'));
    expect(saves()[0]).toMatchObject({
      cloneOf: 5,
      enquiryReq: { requestId: null, desc: 'Which torque do you allow? And for M10?', serialNumber: '' },
    });
  });

  test('is compared with a newer state before anything is overwritten', async () => {
    answerSave = ({ version }) => (version === draft.version ? undefined : new Refused({ code: 409, data: { key: 'stale', version: 9 } }));
    open('moduleenquiry?requestId=7');
    await field(/^Product/);
    draft = { ...draft, enquiryReq: { ...draft.enquiryReq, product: 'HD-M78 620 W' }, version: 9 };
    await write(/^Product/, ', silver frame');
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText('HD-M72 575 W, silver frame')).toBeInTheDocument();
    expect(within(dialog).getByText('HD-M78 620 W')).toBeInTheDocument();
  });
});

describe('the fields', () => {
  test('say what is missing before one can go on', async () => {
    open('moduleenquiry');
    await press(/Continue to attachments/);
    const summary = await screen.findByRole('alert');
    expect(
      within(summary)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Your question', 'Country of the plant']);
    expect(saves()).toEqual([]);
  });

  test('explain what a serial number and a phone number look like', async () => {
    draft = { ...draft, enquiryReq: { ...details, serialNumber: '', phoneNo: '' } };
    open('moduleenquiry?requestId=7');
    await write(/^Serial number/, 'HD-72');
    await write(/^Phone/, 'at noon');
    await user.tab();
    expect(await screen.findByText('10 to 24 letters and digits, for example HD7226W14A018842')).toBeInTheDocument();
    expect(await screen.findByText('Enter the number with its country code, for example +34 600 123 456')).toBeInTheDocument();
  });

  test('keep what the server refuses at its field', async () => {
    const errors = [{ path: 'enquiryReq.region', rule: 'invalid', message: 'We don’t know this country' }];
    answerSave = (body) => (body.submit ? new Refused({ code: 510, data: { errors } }) : keep(body));
    const { at } = open('moduleenquiry?requestId=7&step=complete');
    await press(/Submit the enquiry/);
    await user.click(within(await screen.findByRole('alert')).getByRole('button', { name: 'Country of the plant' }));
    expect(at()).toBe('/enquiryrequest/moduleenquiry?requestId=7&step=details');
    expect(await screen.findByText('We don’t know this country')).toBeInTheDocument();
  });
});

describe('a serial number', () => {
  test('is put right as it is read from a label, and says what the registry knows', async () => {
    draft = { ...draft, enquiryReq: { ...details, serialNumber: '' } };
    open('moduleenquiry?requestId=7');
    await write(/^Serial number/, 'hd72 26w14a-018842');
    expect(received(queryModule.path)).toEqual([]);
    await user.tab();
    expect(await screen.findByText(/^Genuine/)).toHaveTextContent('Genuine HD-M72 575 W · Product warranty until 2041/04/03');
    expect(await field(/^Serial number/)).toHaveValue('HD7226W14A018842');
    expect(received(queryModule.path)[0]?.url.searchParams.get('sn')).toBe('HD7226W14A018842');
    await write(/^Serial number/, '9');
    expect(screen.queryByText(/^Genuine/)).not.toBeInTheDocument();
  });

  test('that is stored is looked up right away; an ended warranty is told', async () => {
    registry = { ...known, productWarrantyEnd: '2024-04-03' };
    open('moduleenquiry?requestId=7');
    expect(await screen.findByText(/^Genuine/)).toHaveTextContent('Product warranty ended 2024/04/03');
  });

  test('that the registry does not know can still be asked about', async () => {
    registry = { ...known, genuine: false, moduleType: null, power: null, productWarrantyEnd: null };
    open('moduleenquiry?requestId=7');
    expect(await screen.findByText(/This number isn’t in our registry/)).toBeInTheDocument();
    await press(/Continue to attachments/);
    expect(await screen.findByRole('button', { name: /Continue to the last check/ })).toBeInTheDocument();
  });

  test('is left alone when the registry cannot be asked', async () => {
    registry = new Refused({ code: 429 });
    open('moduleenquiry?requestId=7');
    await waitFor(() => expect(received(queryModule.path)).toHaveLength(1));
    expect(await screen.findByText(/^If it’s about one module/)).toBeInTheDocument();
  });

  test('of a tracker’s part is not looked up among modules', async () => {
    draft = { ...draft, enquiryReq: { ...details, requestType: 2 } };
    open('partsenquiry?requestId=7');
    expect(await screen.findByText(/the number on its nameplate/)).toBeInTheDocument();
    expect(received(queryModule.path)).toEqual([]);
  });
});

describe('staff', () => {
  test('file for a customer of theirs, in the customer’s language', async () => {
    signIn('tracker_agent');
    open('partsenquiry?onBehalfOf=7');
    expect(await screen.findByRole('region', { name: 'Acting for a customer' })).toHaveTextContent('Hélène Marchand');
    await write(/^Your question/, 'Which grease?');
    await waitFor(() => expect(saves()[0]).toMatchObject({ onBehalfOf: 7, enquiryReq: { requestType: 2, language: 'fr' } }));
  });

  test('of another team are told whose enquiries these are', async () => {
    signIn('tracker_agent');
    open('moduleenquiry');
    expect(await screen.findByText('Another team files module enquiries')).toBeInTheDocument();
    expect(calls).toEqual([]);
  });

  test('are named to the customer who continues their draft', async () => {
    draft = { ...draft, onBehalf: { by: 'Mei Lin', contactPerson: 'Hélène Marchand' } };
    open('moduleenquiry?requestId=7');
    expect(await screen.findByText(/from our customer service started this enquiry for you/)).toHaveTextContent('Mei Lin');
  });
});
