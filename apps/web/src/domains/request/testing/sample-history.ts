import type { HistoryDetail, HistoryRow } from '@heliodesk/contract/request';

/** A request of an older system, as the history lists it. */
export const importedRow: HistoryRow = {
  requestId: 1_000_000_000_007,
  requestNo: 'C-2019-04417',
  requestType: 3,
  status: 'completed',
  title: 'Connector burnt, Baza',
  desc: 'Eight connectors are burnt.',
  projectName: 'Baza',
  companyName: 'Sierra Clara Energía S.L.',
  creator: 'Rosa Vidal',
  contactName: '',
  quantity: 8,
  tips: 0,
  syncStatus: 0,
  binding: true,
  createTime: '2019-10-01T00:00:00.000Z',
  closeTime: '2019-11-06T00:00:00.000Z',
  externalSystem: 'Old desk',
  marks: null,
  cursor: '2019-11-06T00:00:00.000Z_1000000000007',
};

/** A request of ours that was withdrawn. */
export const ownRow: HistoryRow = {
  ...importedRow,
  requestId: 7,
  requestNo: 'MC-20260902-00003',
  title: 'Yellowed',
  status: 'withdrawn',
  closeTime: '2026-09-04T10:00:00.000Z',
  externalSystem: null,
};

const opened = { contactPerson: 'Rosa Vidal', firstContactAt: null, processNodes: [] };

/** The same as they are opened. */
export const importedDetail: HistoryDetail = {
  ...importedRow,
  ...opened,
  outcome: 'Connectors replaced',
  serialNumbers: ['HD7226W14A018842'],
  serialTotal: 480,
};
export const ownHistory = (change: Partial<HistoryDetail> = {}): HistoryDetail => ({
  ...ownRow,
  ...opened,
  outcome: '',
  serialNumbers: [],
  serialTotal: 0,
  ...change,
});
