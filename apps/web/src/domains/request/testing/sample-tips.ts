import type { Tip } from '@heliodesk/contract/request';

/** Photos that an agent asks for in request 7, with message 5. */
export const tipOf = (change: Partial<Tip> = {}): Tip => ({
  tipsId: 41,
  requestId: 7,
  msgId: 5,
  tipsType: 4,
  state: 'open',
  photos: ['label'],
  content: 'We can’t read the label.',
  asker: 'Tomás Quiroga',
  askTime: '2026-11-18T09:00:00.000Z',
  dueTime: '2026-11-23T09:00:00.000Z',
  fields: [],
  note: '',
  version: 0,
  added: [],
  removed: [],
  changes: [],
  serials: null,
  serialChanges: null,
  answerer: '',
  answeredFor: '',
  closeTime: null,
  reviewed: false,
  ...change,
});
