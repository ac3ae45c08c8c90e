import { getRegisteredAddress, listShippingAddresses } from '@heliodesk/contract/account';
import type { RegisteredAddress, ShippingAddress } from '@heliodesk/contract/account';
import { listAttachments } from '@heliodesk/contract/attachment';
import type { Attachment } from '@heliodesk/contract/attachment';
import { liveTicket } from '@heliodesk/contract/live';
import { getModuleClaimDraft, listEarlierProjects, saveModuleClaim } from '@heliodesk/contract/module-claim';
import type { EarlierProject, ModuleClaimDraftView, SaveModuleClaimBody } from '@heliodesk/contract/module-claim';
import { listCountries, listDictionaries } from '@heliodesk/contract/reference';
import { deleteDraft, findEarlierRequests, promiseNow } from '@heliodesk/contract/request';
import type { EarlierRequest } from '@heliodesk/contract/request';
import { listImports, listSerials, serialSummary } from '@heliodesk/contract/serial-number';
import { cleanup, screen } from '@testing-library/react';
import { dictEntry, dictionariesOf } from '#src/domains/reference/testing/sample-dictionaries.ts';
import { openPage } from '#src/platform/testing/open-page.tsx';
import { bodiesTo, callsTo, Refused, stubServer } from '#src/platform/testing/stub-server.ts';
import type { Received } from '#src/platform/testing/stub-server.ts';
import ModuleClaimPage from '../pages/module-claim.tsx';

const stored: ModuleClaimDraftView = {
  basicReq: {
    requestId: 7,
    requestNo: 'MC-20261120-00042',
    requestType: 3,
    title: '',
    madeTitle: 'Hot spots, Almería Norte 3',
    desc: 'Hot spots',
    language: 'es',
    region: 724,
    attIds: '',
  },
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

/** Where its company and contact were registered. */
const registered: RegisteredAddress = {
  companyName: 'Sierra Clara Energía S.L.',
  contactPerson: 'Amelia Ortega',
  email: 'amelia@sierra.test',
  mobile: '+34 958 120 447',
  fax: '',
  taxNo: 'B04512345',
  tradeNo: '',
  shipToCountry: 724,
  province: '',
  city: 'Granada',
  address: 'Calle Recogidas 24',
  postalCode: '18005',
};

/** A server that keeps one draft. */
export const claimServer: {
  draft: ModuleClaimDraftView;
  serialTotal: number;
  files: Attachment[];
  book: readonly ShippingAddress[];
  /** What the company has submitted before. */
  earlier: EarlierRequest[];
  /** The projects of those claims. */
  projects: EarlierProject[];
  answerSave: (body: SaveModuleClaimBody) => unknown;
} = { draft: stored, serialTotal: 480, files: [], book: [], earlier: [], projects: [], answerSave: keep };

let calls: Received[] = [];
export const discards = () => callsTo(calls, deleteDraft);
export const saves = () => bodiesTo(calls, saveModuleClaim) as SaveModuleClaimBody[];

/** Saves as the server does. */
export function keep(body: SaveModuleClaimBody) {
  claimServer.draft = {
    ...claimServer.draft,
    basicReq: { ...claimServer.draft.basicReq, requestId: 7, requestNo: 'MC-20261120-00042', desc: body.basicReq.desc ?? '' },
    moduleClaim: body.moduleClaim as ModuleClaimDraftView['moduleClaim'],
    requestAddressReq: body.requestAddressReq ?? claimServer.draft.requestAddressReq,
    version: claimServer.draft.version + 1,
  };
  return {
    requestId: 7,
    requestNo: 'MC-20261120-00042',
    version: claimServer.draft.version,
    status: body.submit ? 'submitted' : 'draft',
    title: body.basicReq.title || 'Hot spots, Almería Norte 3',
    madeTitle: 'Hot spots, Almería Norte 3',
    firstContactDue: body.submit ? '2026-11-24T17:00:00.000Z' : null,
    submitTime: body.submit ? '2026-11-20T10:08:44.000Z' : null,
    actions: [],
  };
}

const discarded = () => ({
  requestId: 7,
  requestNo: 'MC-20261120-00042',
  version: claimServer.draft.version + 1,
  until: '2026-11-21T10:06:31.000Z',
});

const foundEarlier = (text: string) =>
  claimServer.earlier.filter(({ requestNo, projectName }) => requestNo.includes(text) || projectName.includes(text));

/** Starts again with the stored draft. */
export function prepareClaims() {
  claimServer.draft = structuredClone(stored);
  claimServer.answerSave = keep;
  claimServer.serialTotal = 480;
  claimServer.files = [];
  claimServer.book = [];
  claimServer.earlier = [];
  claimServer.projects = [];
  calls = stubServer([
    [liveTicket, new Refused({ code: 503 })],
    [getModuleClaimDraft, () => claimServer.draft],
    [deleteDraft, discarded],
    [saveModuleClaim, ({ body }: Received) => claimServer.answerSave(body as SaveModuleClaimBody)],
    [listCountries, [{ regionId: 724, regionName: 'Spain', code: 'ES', salesRegion: 'Europe' }]],
    [listDictionaries, dictionariesOf(['0', '1', '2', '3'].map((value) => dictEntry(value, `Choice ${value}`)))],
    [listShippingAddresses, () => claimServer.book],
    [getRegisteredAddress, registered],
    [listImports, []],
    [listSerials, { rows: [], total: 0 }],
    [serialSummary, () => ({ total: claimServer.serialTotal, verdicts: { ok: claimServer.serialTotal }, limit: 100_000 })],
    [listAttachments, () => claimServer.files],
    [listEarlierProjects, () => claimServer.projects],
    [promiseNow, { firstContactDue: '2026-11-24T17:00:00.000Z' }],
    [findEarlierRequests, ({ url }: Received) => foundEarlier(url.searchParams.get('text') ?? '')],
  ]);
}

export const openClaim = (address: string) => openPage([{ path: '*', Component: ModuleClaimPage }], address);

/** What a reload does: all of the page is gone, the browser's storage and the address stay. */
export function reload(router: ReturnType<typeof openClaim>) {
  cleanup();
  return openClaim(router.state.location.pathname + router.state.location.search);
}

export const description = () => screen.findByRole('textbox', { name: /^What’s wrong/ });
