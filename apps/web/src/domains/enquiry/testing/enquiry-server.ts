import { getCustomerChoice } from '@heliodesk/contract/account';
import { listAttachments } from '@heliodesk/contract/attachment';
import { getEnquiry, saveEnquiry } from '@heliodesk/contract/enquiry';
import type { EnquiryView, SaveEnquiryBody } from '@heliodesk/contract/enquiry';
import { liveTicket } from '@heliodesk/contract/live';
import { queryModule } from '@heliodesk/contract/module';
import { listCountries } from '@heliodesk/contract/reference';
import { openPage } from '#src/platform/testing/open-page.tsx';
import { signInPerson } from '#src/platform/testing/sign-in-person.ts';
import { bodiesTo, Refused, stubServer } from '#src/platform/testing/stub-server.ts';
import type { Received } from '#src/platform/testing/stub-server.ts';
import { customerChoice } from '../../account/testing/customer-choice.ts';
import ModuleEnquiryPage from '../pages/module-enquiry.tsx';
import TrackerEnquiryPage from '../pages/tracker-enquiry.tsx';

export const details = {
  requestId: 7,
  requestNo: 'ME-20261120-00042',
  requestType: 1,
  title: '',
  madeTitle: 'Which torque do you allow, HD-M72 575 W',
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
export const known = {
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

/** A server that keeps one draft, and the calls that it received. */
export const enquiryServer: {
  calls: Received[];
  draft: EnquiryView;
  registry: unknown;
  answerSave: (body: SaveEnquiryBody) => unknown;
} = {
  calls: [],
  draft: stored,
  registry: known,
  answerSave: keep,
};

export const saves = () => bodiesTo(enquiryServer.calls, saveEnquiry) as SaveEnquiryBody[];

/** Saves as the server does. */
export function keep(body: SaveEnquiryBody) {
  enquiryServer.draft = {
    ...enquiryServer.draft,
    enquiryReq: { ...enquiryServer.draft.enquiryReq, ...(body.enquiryReq as object), requestId: 7, requestNo: details.requestNo },
    version: enquiryServer.draft.version + 1,
  };
  return {
    requestId: 7,
    requestNo: details.requestNo,
    version: enquiryServer.draft.version,
    status: body.submit ? 'submitted' : 'draft',
    title: 'Which torque do you allow, HD-M72 575 W',
    madeTitle: 'Which torque do you allow, HD-M72 575 W',
    firstContactDue: body.submit ? '2026-11-24T17:00:00.000Z' : null,
    actions: [],
  };
}

export function signIn(role: 'tracker_agent' | 'customer') {
  const permissions = role === 'customer' ? ['csp:request:file'] : ['csp:request:behalf', 'csp:desk:list'];
  const kind = role === 'customer' ? 'customer' : 'staff';
  signInPerson({ userName: 'Mei Lin', kind, roles: [role], permissions });
}

/** Signs a customer in and starts again with the stored draft. */
export function prepareEnquiries() {
  signIn('customer');
  enquiryServer.draft = structuredClone(stored);
  enquiryServer.registry = known;
  enquiryServer.answerSave = keep;
  enquiryServer.calls = stubServer([
    [liveTicket, new Refused({ code: 503 })],
    [getEnquiry, () => enquiryServer.draft],
    [saveEnquiry, ({ body }: Received) => enquiryServer.answerSave(body as SaveEnquiryBody)],
    [queryModule, () => enquiryServer.registry],
    [listCountries, [{ regionId: 724, regionName: 'Spain', code: 'ES', salesRegion: 'Europe' }]],
    [listAttachments, []],
    [getCustomerChoice, customerChoice()],
  ]);
}

export function openEnquiry(address: string) {
  const router = openPage(
    [
      { path: '/enquiryrequest/moduleenquiry', Component: ModuleEnquiryPage },
      { path: '/enquiryrequest/partsenquiry', Component: TrackerEnquiryPage },
      { path: '*', Component: () => null },
    ],
    `/enquiryrequest/${address}`,
  );
  return { at: () => router.state.location.pathname + router.state.location.search };
}
