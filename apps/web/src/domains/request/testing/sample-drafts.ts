import type { DraftRow, DraftStepState } from '@heliodesk/contract/request';

type State = DraftStepState['state'];

const stepsOf = (...states: State[]): DraftStepState[] =>
  ['details', 'shipping', 'serials', 'attachments', 'complete'].map((key, index) => ({ key, state: states[index] ?? 'free' }));

/** A claim's draft that waits for the numbers of a file. */
export const draftRow = (requestId: number, change: Partial<DraftRow> = {}): DraftRow => ({
  requestId,
  requestNo: `MC-20261120-0004${requestId}`,
  requestType: 3,
  title: `Hot spots ${requestId}`,
  steps: stepsOf('done', 'done', 'missing'),
  resumeAt: 'serials',
  missing: ['serials'],
  parts: { total: 0, waiting: 476, isReading: false },
  startedBy: null,
  createTime: '2026-11-20T09:00:00.000Z',
  updateTime: '2026-11-20T10:06:31.000Z',
  version: 4,
  actions: ['save', 'deleteDraft'].map((name) => ({ name, blockedBy: [] })),
  ...change,
});

/** One that lacks nothing. */
export const readyDraft = (requestId: number, change: Partial<DraftRow> = {}): DraftRow =>
  draftRow(requestId, {
    steps: stepsOf('done', 'done', 'done'),
    resumeAt: 'complete',
    missing: [],
    parts: { total: 96, waiting: 0, isReading: false },
    ...change,
  });
