import { offeredMacros } from '@heliodesk/contract/macro';
import { screen, within } from '@testing-library/react';
import { action, claimDetail } from '#src/domains/request/testing/sample-requests.ts';
import { user } from '#src/platform/testing/user.ts';
import { openCase } from './case-server.tsx';

/** Macros for the request: one that isn't for its status, and one that is. */
export const macrosOffered = [
  { macroId: 1, name: 'Greet', steps: ['pickUp', 'message'], unfit: 'status' },
  { macroId: 2, name: 'Photos missing', steps: ['askFiles', 'message'], unfit: null },
];

/** The request after a macro. */
export const requestRan = { requestId: 7, requestNo: 'MC-20261103-00015', version: 6, actions: [], macroId: 2, name: 'Photos missing' };

export const stepsRan = [
  { kind: 'askFiles', tipsId: 31, canUndo: true },
  { kind: 'message', tipsId: null, canUndo: true },
];

/** The answer to a run, which can be undone for a while. */
export const runDone = (change: object = {}) => ({
  ...requestRan,
  runId: 90,
  steps: stepsRan,
  undoUntil: new Date(Date.now() + 90_000).toISOString(),
  ...change,
});

/** Opens a case, and in it the macro that asks for photos; `more` of the answers comes first. */
export async function openMacro(more: Parameters<typeof openCase>[1] = []) {
  const { calls } = openCase(claimDetail({ actions: [action('message'), action('runMacro')] }), [...more, [offeredMacros, macrosOffered]]);
  await screen.findByRole('button', { name: 'Run macro' });
  await user.keyboard('m');
  await user.click(await screen.findByRole('button', { name: /Photos missing/ }));
  return calls;
}

/** The macro that is open. */
export const macroShown = async () => within(await screen.findByRole('dialog', { name: /Photos missing/ }));

export const runShown = async () => user.click(await (await macroShown()).findByRole('button', { name: 'Run macro' }));
