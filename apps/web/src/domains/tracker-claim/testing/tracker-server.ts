import { listAttachments } from '@heliodesk/contract/attachment';
import { liveTicket } from '@heliodesk/contract/live';
import { listCountries, listDictionaries } from '@heliodesk/contract/reference';
import type { DictEntry } from '@heliodesk/contract/reference';
import { findEarlierRequests, promiseNow } from '@heliodesk/contract/request';
import {
  addParts,
  getTrackerClaim,
  removeInverter,
  removeTrackerPart,
  saveInverter,
  saveTrackerClaim,
  saveTrackerPart,
  serialLines,
} from '@heliodesk/contract/tracker-claim';
import type { InverterView, SaveTrackerClaimBody, TrackerClaimView, TrackerPartView } from '@heliodesk/contract/tracker-claim';
import { cleanup } from '@testing-library/react';
import { dictionariesOf } from '#src/domains/reference/testing/sample-dictionaries.ts';
import { openPage } from '#src/platform/testing/open-page.tsx';
import { bodiesTo, callsTo, Refused, stubServer } from '#src/platform/testing/stub-server.ts';
import type { Received } from '#src/platform/testing/stub-server.ts';
import TrackerClaimPage from '../pages/tracker-claim.tsx';

/** A drive motor of two pieces. */
export const motor: TrackerPartView = {
  id: 31,
  version: 0,
  productsType: '1',
  bracketType: '2',
  failuresDesc: 'Stalls at 38° in the morning',
  alarmDuration: 36,
  pcs: 2,
  serialNumber: 'DM24-6K-118204\nDM24-6K-118209',
  power: '24',
  errorCode: 'E24',
};

/** A draft that can be submitted. */
export const storedClaim: TrackerClaimView = {
  basicRes: {
    requestId: 7,
    requestNo: 'TC-20261120-00007',
    requestType: 4,
    title: '',
    madeTitle: 'Two rows stay at 38°',
    desc: 'Two rows stay at 38°',
    language: 'es',
    region: 724,
    attIds: '',
  },
  partsClaim: {
    projectName: 'Tabernas Sur',
    capacity: '24.6',
    unit: '1',
    quantity: 2,
    country: 724,
    city: 'Tabernas',
    lastRequestNo: '',
    defectDate: '2026-10-14',
  },
  requestAddressRes: null,
  trackerList: [motor],
  inverterList: [],
  attachmentList: [],
  requestBasicInfo: null,
  solutions: [],
  tips: [],
  processNodes: [],
  draft: true,
  customerId: null,
  onBehalf: null,
  version: 3,
  updateTime: '2026-11-20T10:06:31.000Z',
};

const labels: Readonly<Record<string, readonly string[]>> = {
  product_type: ['Drive motor', 'Tracker controller'],
  bracket_type: ['1P, one row', '2P, one row'],
  unit: ['kW', 'MW', 'W'],
};

/** A server that keeps one draft and its parts. */
export const trackerServer: { claim: TrackerClaimView; answerPart: (() => unknown) | undefined } = {
  claim: storedClaim,
  answerPart: undefined,
};

let calls: Received[] = [];
export const saves = () => bodiesTo(calls, saveTrackerClaim) as SaveTrackerClaimBody[];
export const partSaves = () => bodiesTo(calls, saveTrackerPart);
export const inverterSaves = () => bodiesTo(calls, saveInverter);
export const additions = () => bodiesTo(calls, addParts);
export const removals = () => callsTo(calls, removeTrackerPart);

/** Saves as the server does. */
function keep(body: SaveTrackerClaimBody) {
  const { claim } = trackerServer;
  trackerServer.claim = {
    ...claim,
    basicRes: { ...claim.basicRes, requestId: 7, requestNo: 'TC-20261120-00007', desc: body.basicReq.desc ?? '' },
    partsClaim: body.partsClaim as TrackerClaimView['partsClaim'],
    draft: !body.submit,
    version: claim.version + 1,
  };
  return {
    requestId: 7,
    requestNo: 'TC-20261120-00007',
    version: trackerServer.claim.version,
    status: body.submit ? 'submitted' : 'draft',
    title: 'Two rows stay at 38°',
    madeTitle: 'Two rows stay at 38°',
    firstContactDue: body.submit ? '2026-11-24T17:00:00.000Z' : null,
    submitTime: body.submit ? '2026-11-20T10:08:44.000Z' : null,
    actions: [],
  };
}

type PartBody = Record<keyof TrackerPartView | 'requestId', string>;

const toView = (body: PartBody, id: number): TrackerPartView => ({
  ...body,
  id,
  version: 1,
  alarmDuration: Number(body.alarmDuration),
  pcs: Number(body.pcs),
  serialNumber: serialLines(body.serialNumber).join('\n'),
});

function keepPart(list: 'trackerList' | 'inverterList', body: PartBody) {
  if (trackerServer.answerPart) return trackerServer.answerPart();
  const { claim } = trackerServer;
  const parts: readonly InverterView[] = claim[list];
  const id = Number(body.id ?? 0) || 40 + claim.trackerList.length + claim.inverterList.length;
  const part = toView(body, id);
  const next = parts.some((one) => one.id === id) ? parts.map((one) => (one.id === id ? part : one)) : [...parts, part];
  trackerServer.claim = { ...claim, [list]: next };
  return { id, version: 1 };
}

function addAll({ trackerList = [], inverterList = [] }: { trackerList?: PartBody[]; inverterList?: PartBody[] }) {
  return [...trackerList.map((part) => keepPart('trackerList', part)), ...inverterList.map((part) => keepPart('inverterList', part))];
}

function removePart(list: 'trackerList' | 'inverterList', id: number) {
  const { claim } = trackerServer;
  const parts: readonly InverterView[] = claim[list];
  trackerServer.claim = { ...claim, [list]: parts.filter((part) => part.id !== id) };
  return null;
}

const entriesOf = (type: string): DictEntry[] =>
  (labels[type] ?? []).map((dictLabel, index) => ({
    dictValue: String(type === 'unit' ? index : index + 1),
    dictLabel,
    dictSort: index,
    cssClass: '',
    status: '0',
  }));

/** Starts again with the stored draft. */
export function prepareClaims() {
  sessionStorage.clear();
  trackerServer.claim = structuredClone(storedClaim);
  trackerServer.answerPart = undefined;
  const idIn = ({ url }: Received) => Number(url.searchParams.get('id'));
  calls = stubServer([
    [liveTicket, new Refused({ code: 503 })],
    [getTrackerClaim, () => trackerServer.claim],
    [saveTrackerClaim, ({ body }: Received) => keep(body as SaveTrackerClaimBody)],
    [saveTrackerPart, ({ body }: Received) => keepPart('trackerList', body as PartBody)],
    [saveInverter, ({ body }: Received) => keepPart('inverterList', body as PartBody)],
    [removeTrackerPart, (received: Received) => removePart('trackerList', idIn(received))],
    [removeInverter, (received: Received) => removePart('inverterList', idIn(received))],
    [addParts, ({ body }: Received) => addAll(body as Parameters<typeof addAll>[0])],
    [listCountries, [{ regionId: 724, regionName: 'Spain', code: 'ES', salesRegion: 'Europe' }]],
    [listDictionaries, dictionariesOf(entriesOf)],
    [listAttachments, []],
    [promiseNow, { firstContactDue: '2026-11-24T17:00:00.000Z' }],
    [findEarlierRequests, []],
  ]);
}

export const openClaim = (address: string) => openPage([{ path: '*', Component: TrackerClaimPage }], address);
export const openParts = () => openClaim('/claim?requestId=7&step=parts');

/** What a reload does: all of the page is gone, the browser's storage and the address stay. */
export function reload(router: ReturnType<typeof openClaim>) {
  cleanup();
  return openClaim(router.state.location.pathname + router.state.location.search);
}
