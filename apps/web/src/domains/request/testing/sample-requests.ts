import type { RequestDetail, RequestRow } from '@heliodesk/contract/request';

const hour = 3_600_000;
const at = (hours: number) => new Date(Date.now() + hours * hour).toISOString();

/** An action that a request offers, with what blocks it. */
export const action = (name: string, blockedBy: string[] = []) => ({ name, blockedBy });

/** A submitted claim as the desk lists it. */
export const requestRow = (requestId: number, change: Partial<RequestRow> = {}): RequestRow => ({
  requestId,
  requestNo: `MC-20261118-0000${requestId}`,
  requestType: 3,
  status: 'submitted',
  title: `Hot spots ${requestId}`,
  desc: `Hot spots ${requestId}`,
  projectName: 'Ouarzazate Nord 2',
  companyName: 'Atlas Sun EPC',
  regionId: 504,
  language: 'fr',
  creator: 'Salma Haddad',
  contactName: '',
  ownerId: null,
  waitingOn: 'us',
  contactState: 'active',
  nodes: [0],
  firstContactDue: at(4),
  firstContactAt: null,
  quantity: 480,
  tips: 0,
  lastWord: { by: 'customer', at: at(-0.2) },
  unread: 2,
  outcome: null,
  reopenUntil: null,
  syncStatus: 0,
  binding: true,
  actions: [action('pickUp'), action('assign')],
  createTime: at(-30),
  submitTime: at(-30),
  updateTime: at(-1),
  version: 3,
  ...change,
});

/** The same request as it is opened. */
export const detailOf = (one: RequestRow): RequestDetail => ({
  ...one,
  onBehalf: null,
  processNodes: [],
  events: [],
  customer: null,
  guest: null,
  links: [],
});

const atlas = {
  accountId: 2,
  companyName: 'Atlas Sun EPC',
  contactId: 3,
  contactPerson: 'Salma Haddad',
  email: 'salma@atlas.test',
  mobile: '+212 522 040 118',
  regionId: 504,
  openRequests: 2,
};

/** A claim that is in review, as the desk opens it. */
export const claimDetail = (change: Partial<RequestDetail> = {}): RequestDetail => ({
  requestId: 7,
  requestNo: 'MC-20261103-00015',
  requestType: 3,
  status: 'picked_up',
  title: '480 modules with hot spots',
  desc: '480 modules with hot spots',
  projectName: 'Ouarzazate Nord 2',
  companyName: 'Atlas Sun EPC',
  regionId: 504,
  language: 'fr',
  creator: 'Salma Haddad',
  contactName: 'Ingrid Halvorsen',
  ownerId: 1,
  waitingOn: 'us',
  contactState: 'active',
  nodes: [0, 1],
  firstContactDue: '2026-11-05T09:12:40Z',
  firstContactAt: '2026-11-03T11:02:00Z',
  quantity: 480,
  tips: 0,
  lastWord: { by: 'customer', at: '2026-11-18T08:41:00.000Z' },
  unread: 2,
  outcome: null,
  reopenUntil: null,
  syncStatus: 0,
  binding: true,
  createTime: '2026-11-03T09:00:00Z',
  submitTime: '2026-11-03T09:12:40Z',
  updateTime: '2026-11-03T11:02:00Z',
  version: 5,
  processNodes: [
    { processCode: 0, createTime: '2026-11-03T09:12:40Z', etaEtds: [] },
    { processCode: 1, createTime: '2026-11-03T10:05:11Z', etaEtds: [] },
  ],
  onBehalf: null,
  actions: [action('message'), action('note'), action('changeOwner'), action('assign')],
  events: [1, 2, 3, 4, 5].map((eventId) => ({
    eventId,
    time: `2026-11-03T10:0${eventId}:00Z`,
    actor: 'Ingrid Halvorsen',
    onBehalfOf: null,
    action: eventId === 5 ? 'pickUp' : 'save',
    from: null,
    to: null,
    reason: '',
  })),
  guest: null,
  links: [],
  customer: atlas,
  ...change,
});
