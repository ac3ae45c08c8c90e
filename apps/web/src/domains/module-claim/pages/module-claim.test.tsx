import { listShippingAddresses } from '@heliodesk/contract/account';
import { listAttachments } from '@heliodesk/contract/attachment';
import { liveTicket } from '@heliodesk/contract/live';
import { getModuleClaimDraft, saveModuleClaim } from '@heliodesk/contract/module-claim';
import type { ModuleClaimDraftView, SaveModuleClaimBody } from '@heliodesk/contract/module-claim';
import { dictionary, listCountries } from '@heliodesk/contract/reference';
import { importStatus, listSerials, serialSummary } from '@heliodesk/contract/serial-number';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import events, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, describe, expect, test } from 'vitest';
import { isSessionExpired } from '#src/platform/feedback/notices.ts';
import { Refused, stubServer } from '#src/platform/testing/stub-server.ts';
import type { Received } from '#src/platform/testing/stub-server.ts';
import { requestPages } from '@heliodesk/contract/request';
import ModuleClaimPage from './module-claim.tsx';

const user = events.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });

const stored: ModuleClaimDraftView = {
  basicReq: { requestId: 7, requestNo: 'MC-20261120-00042', requestType: 3, desc: 'Hot spots', language: 'es', region: 724, attIds: '' },
  moduleClaim: {
    projectName: 'Almería Norte 3',
    capacity: '49900',
    unit: '0',
    quantity: 480,
    projectCountry: 724,
    projectCity: 'Almería',
    type: '3',
    bracket: '1',
    defectDate: '2026-10-02',
    deliverPhone: '+34 600 123 456',
    deliverAddress: 'Gate 2',
  },
  requestAddressReq: {
    contactPerson: 'Amelia Ortega',
    email: 'amelia@sierra.test',
    mobile: '+34 600 123 456',
    shipToCountry: 724,
    city: 'Almería',
    address: 'Calle del Sol 21',
    postalCode: '04001',
  },
  draft: true,
  isInvoice: false,
  attachmentRes: [],
  serialTotal: 480,
  customerId: null,
  onBehalf: null,
  version: 3,
  updateTime: '2026-11-20T10:06:31.000Z',
};

/** A server that keeps one draft. */
let draft: ModuleClaimDraftView;
let serialTotal: number;
let calls: Received[];
let answerSave: (body: SaveModuleClaimBody) => unknown;
const saves = () => calls.filter(({ url }) => url.pathname === saveModuleClaim.path).map(({ body }) => body as SaveModuleClaimBody);

function keep(body: SaveModuleClaimBody) {
  draft = {
    ...draft,
    basicReq: { ...draft.basicReq, requestId: 7, requestNo: 'MC-20261120-00042', desc: body.basicReq.desc ?? '' },
    moduleClaim: body.moduleClaim as ModuleClaimDraftView['moduleClaim'],
    version: draft.version + 1,
  };
  return {
    requestId: 7,
    requestNo: 'MC-20261120-00042',
    version: draft.version,
    status: body.submit ? 'submitted' : 'draft',
    firstContactDue: body.submit ? '2026-11-24T17:00:00.000Z' : null,
    actions: [],
  };
}

function open(address: string) {
  const router = createMemoryRouter([{ path: '*', Component: ModuleClaimPage }], { initialEntries: [address] });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return router;
}
/** What a reload does: all of the page is gone, the browser's storage and the address stay. */
function reload(router: ReturnType<typeof open>) {
  cleanup();
  return open(router.state.location.pathname + router.state.location.search);
}
const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));
/** Adds to what is in a field, as pasting does. */
async function write(field: HTMLElement, text: string) {
  await user.click(field);
  await user.paste(text);
}
const description = () => screen.findByRole('textbox', { name: /^Description/ });

beforeEach(() => {
  draft = structuredClone(stored);
  answerSave = keep;
  serialTotal = 480;
  calls = stubServer([
    [liveTicket, new Refused({ code: 503 })],
    [getModuleClaimDraft, () => draft],
    [saveModuleClaim, ({ body }: Received) => answerSave(body as SaveModuleClaimBody)],
    [listCountries, [{ regionId: 724, regionName: 'Spain', code: 'ES', salesRegion: 'Europe' }]],
    [
      dictionary,
      ['0', '1', '2', '3'].map((dictValue) => ({ dictValue, dictLabel: `Choice ${dictValue}`, dictSort: 1, cssClass: '', status: '0' })),
    ],
    [listShippingAddresses, []],
    [importStatus, null],
    [listSerials, { rows: [], total: 0 }],
    [serialSummary, () => ({ total: serialTotal, verdicts: { ok: serialTotal }, limit: 100_000 })],
    [listAttachments, []],
  ]);
});

describe('the draft', () => {
  test('saves itself while one types; the first save puts its id into the address', async () => {
    const router = open('/claim');
    await write(await description(), 'Glass breakage');
    await waitFor(() => expect(saves().at(-1)?.basicReq.desc).toBe('Glass breakage'));
    expect(await screen.findByText(/^Draft saved/)).toBeInTheDocument();
    await waitFor(() => expect(router.state.location.search).toBe('?requestId=7'));
    expect(await description()).toHaveValue('Glass breakage');
    expect(saves()[0]?.basicReq.requestId).toBeNull();
  });

  test('keeps what was typed across steps and a reload', async () => {
    const router = open('/claim?requestId=7');
    await user.clear(await description());
    await write(await description(), 'Cracked glass');
    await press(/Continue to shipping/);
    expect(await screen.findByRole('textbox', { name: /^Contact person/ })).toHaveValue('Amelia Ortega');
    expect(router.state.location.search).toBe('?requestId=7&step=shipping');
    await user.clear(screen.getByRole('textbox', { name: /^Delivery address/ }));
    await write(screen.getByRole('textbox', { name: /^Delivery address/ }), 'Ramp 4');
    await press(/Continue to serial numbers/);
    expect(await screen.findByText('Add serial numbers')).toBeInTheDocument();
    const again = reload(router);
    expect(await screen.findByText('Add serial numbers')).toBeInTheDocument();
    await press('Back');
    expect(await screen.findByRole('textbox', { name: /^Delivery address/ })).toHaveValue('Ramp 4');
    await press('Back');
    expect(await description()).toHaveValue('Cracked glass');
    expect(again.state.location.search).toBe('?requestId=7&step=details');
  });

  test('survives an expired session: what was typed comes back and is saved after signing in', async () => {
    answerSave = () => new Refused({ code: 401 });
    const router = open('/claim?requestId=7');
    await write(await description(), ' on 480 modules');
    await waitFor(() => expect(isSessionExpired.get()).toBe(true));
    expect(await screen.findByText(/could not be saved/)).toBeInTheDocument();
    answerSave = keep;
    reload(router);
    expect(await description()).toHaveValue('Hot spots on 480 modules');
    await waitFor(() => expect(draft.basicReq.desc).toBe('Hot spots on 480 modules'));
  });

  test('is never saved over a newer state without asking', async () => {
    answerSave = (body) =>
      body.version === draft.version ? keep(body) : new Refused({ code: 409, data: { key: 'stale', version: draft.version } });
    open('/claim?requestId=7');
    await description();
    draft = { ...draft, basicReq: { ...draft.basicReq, desc: 'Changed by a colleague' }, version: 9 };
    await write(await description(), ', mine');
    await press(/Continue to shipping/);
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText('Hot spots, mine')).toBeInTheDocument();
    expect(within(dialog).getByText('Changed by a colleague')).toBeInTheDocument();
    expect(draft.basicReq.desc).toBe('Changed by a colleague');
    await user.click(within(dialog).getByRole('button', { name: 'Keep what I typed' }));
    await waitFor(() => expect(draft.basicReq.desc).toBe('Hot spots, mine'));
    expect(saves().at(-1)?.version).toBe(9);
  });

  test('of a copy starts without ids and number', async () => {
    draft = { ...draft, basicReq: { ...draft.basicReq, requestId: null, requestNo: null, attIds: '3,4' }, version: 0, updateTime: null };
    const router = open('/claim?requestId=5&action=clone');
    expect(await screen.findByText(/This is a copy/)).toBeInTheDocument();
    await write(await description(), '!');
    await waitFor(() => expect(router.state.location.search).toBe('?requestId=7'));
    expect(saves()[0]).toMatchObject({ cloneOf: 5, basicReq: { requestId: null, requestNo: null, desc: 'Hot spots!' } });
    expect(saves()[0]?.version).toBeUndefined();
  });
});

describe('an address of a claim that is no draft', () => {
  const refuse = (key: string, msg: string) =>
    stubServer([
      [liveTicket, new Refused({ code: 503 })],
      [getModuleClaimDraft, new Refused({ code: 409, msg, data: { key } })],
    ]);

  test('leads to the submitted claim', async () => {
    refuse('request.notDraft', 'Submitted already');
    const router = open('/claim?requestId=7');
    await waitFor(() => expect(router.state.location.pathname).toBe(requestPages[3].submitted));
  });

  test('says any other refusal as it is', async () => {
    refuse('conflict', 'Does not fit the current state');
    const router = open('/claim?requestId=7');
    expect(await screen.findByText('Does not fit the current state')).toBeVisible();
    expect(router.state.location.pathname).toBe('/claim');
  });
});

describe('a step', () => {
  test('says what is missing before it lets one go on', async () => {
    const router = open('/claim');
    await description();
    await press(/Continue to shipping/);
    const summary = await screen.findByRole('alert');
    expect(within(summary).getByRole('button', { name: 'Project name' })).toBeInTheDocument();
    expect(within(summary).getByRole('button', { name: 'Project type' })).toBeInTheDocument();
    expect(router.state.location.search).toBe('');
    expect(saves()).toEqual([]);
  });

  test('leaves a number out of bounds as it was typed, and says what is wrong', async () => {
    open('/claim?requestId=7');
    const pieces = await screen.findByRole('spinbutton', { name: /^Defective pieces/ });
    await user.clear(pieces);
    await write(pieces, '-3');
    await user.tab();
    expect(await screen.findByText('Defective pieces: at least 1')).toBeInTheDocument();
    expect(pieces).toHaveValue('-3');
  });

  test.each(['2.5', '2,5'])('does not round %s pieces but asks for a whole number', async (typed) => {
    open('/claim?requestId=7');
    const pieces = await screen.findByRole('spinbutton', { name: /^Defective pieces/ });
    await user.clear(pieces);
    await write(pieces, typed);
    await user.tab();
    expect(await screen.findByText('Defective pieces: a whole number from 1 to 10000000')).toBeInTheDocument();
    expect(pieces).toHaveValue('2.5');
  });
});

describe('the steps in the head', () => {
  const stepsNow = () => within(screen.getByRole('list', { name: 'Steps' })).getAllByRole('listitem');

  test('are checked when all they ask for is there', async () => {
    open('/claim?requestId=7&step=complete');
    await waitFor(() =>
      expect(stepsNow().map(({ textContent }) => textContent)).toEqual([
        'Request detailsdone',
        'Shipping destinationdone',
        'Serial numbersdone',
        'Attachmentsdone',
        'Completenow',
      ]),
    );
    expect(screen.queryByText(/^Incomplete:/)).not.toBeInTheDocument();
  });

  test('say which ones were left incomplete', async () => {
    draft = { ...draft, moduleClaim: { ...draft.moduleClaim, deliverAddress: '' } };
    serialTotal = 0;
    open('/claim?requestId=7&step=attachments');
    await waitFor(() =>
      expect(stepsNow().map(({ textContent }) => textContent)).toEqual([
        'Request detailsdone',
        'Shipping destinationincomplete',
        'Serial numbersincomplete',
        'Attachmentsnow',
        'Completestill to come',
      ]),
    );
    expect(screen.getByText('Incomplete: Shipping destination and Serial numbers')).toBeInTheDocument();
  });
});

describe('submitting', () => {
  test('a double click hands the claim in once, and says the number and the promise', async () => {
    open('/claim?requestId=7&step=complete');
    const button = await screen.findByRole('button', { name: 'Submit the claim' });
    await user.dblClick(button);
    expect(await screen.findByText('Your claim is submitted')).toBeInTheDocument();
    expect(saves().filter(({ submit }) => submit)).toHaveLength(1);
    expect(saves().at(-1)).toMatchObject({ submit: true, version: 3 });
    expect(screen.getAllByText('MC-20261120-00042').length).toBeGreaterThan(0);
    expect(screen.getByText('2026/11/24 17:00:00 UTC')).toBeInTheDocument();
  });

  test('what the server refuses leads to its field on its step', async () => {
    const errors = [
      { path: 'moduleClaim.projectName', rule: 'invalid', message: 'Not a project of yours' },
      { path: 'requestAddressReq.postalCode', rule: 'invalid', message: 'No such postal code' },
    ];
    answerSave = (body) => (body.submit ? new Refused({ code: 510, data: { errors } }) : keep(body));
    const router = open('/claim?requestId=7&step=complete');
    await user.click(await screen.findByRole('button', { name: 'Submit the claim' }));
    const summary = await screen.findByRole('alert');
    await user.click(within(summary).getByRole('button', { name: 'Postal code' }));
    expect(router.state.location.search).toBe('?requestId=7&step=shipping');
    expect(await screen.findByText('No such postal code')).toBeInTheDocument();
    expect(screen.queryByText('Not a project of yours')).not.toBeInTheDocument();
    await press('Back');
    expect(await screen.findByText('Not a project of yours')).toBeInTheDocument();
  });

  test('is locked until nothing is missing; all of it is named at once, each with the way to it', async () => {
    draft = {
      ...draft,
      moduleClaim: { ...draft.moduleClaim, projectCity: '', quantity: 2.5 },
      requestAddressReq: { ...draft.requestAddressReq, email: 'amelia' },
    };
    serialTotal = 0;
    const router = open('/claim?requestId=7&step=complete');
    const list = await screen.findByRole('region', { name: 'Before you can submit, this is still needed' });
    await within(list).findByRole('button', { name: 'Add at least one serial number first' });
    expect(within(list).getByRole('button', { name: 'City of the project' })).toBeInTheDocument();
    expect(within(list).getByText('Defective pieces: a whole number from 1 to 10000000')).toBeInTheDocument();
    expect(
      within(list)
        .getAllByRole('heading')
        .map((heading) => heading.textContent),
    ).toEqual(['Request details', 'Shipping destination', 'Serial numbers']);
    expect(screen.getByText('2.5')).toBeInTheDocument();
    const submit = screen.getByRole('button', { name: 'Submit the claim' });
    expect(submit).toHaveAttribute('aria-disabled', 'true');
    expect(submit).toHaveAccessibleDescription('Something is still missing; see the list above');
    await user.click(submit);
    expect(saves()).toEqual([]);
    await user.click(within(list).getByRole('button', { name: 'City of the project' }));
    const city = await screen.findByRole('textbox', { name: /^City of the project/ });
    expect(router.state.location.search).toBe('?requestId=7&step=details');
    expect(await screen.findByText('City of the project is required')).toBeInTheDocument();
    await write(city, 'Almería');
    await user.tab();
    await waitFor(() => expect(screen.queryByText('City of the project is required')).not.toBeInTheDocument());
  });

  test('the one thing that is missing stands beside the button and leads to its step', async () => {
    serialTotal = 0;
    const router = open('/claim?requestId=7&step=complete');
    await user.click(await screen.findByRole('button', { name: 'Add at least one serial number first' }));
    expect(await screen.findByText('Add serial numbers')).toBeInTheDocument();
    expect(router.state.location.search).toBe('?requestId=7&step=serials');
  });
});
