import type { RequestAction } from '@heliodesk/contract/request';
import type { Caller } from '#src/platform/auth/actor.ts';
import type { Context, WriteContext } from '#src/platform/context.ts';
import { checkTransition, transition } from '#src/platform/lifecycle/transition.ts';
import { timedGuards } from './guard-context.ts';
import { requestMachine } from './machine.ts';
import type { RequestRecord } from './store.ts';

export { markMacroEvents } from './step-store.ts';

/** Refuses an action that the request's lifecycle doesn't allow now; takes no step. */
export function checkAction(context: Pick<Context<Caller>, 'platform' | 'actor'>, request: RequestRecord, action: RequestAction): void {
  checkTransition(context, requestMachine, request, { action, extraGuards: timedGuards(request, context.platform.clock.now()) });
}

/** Records that a macro runs on a locked request, before its steps. */
export const recordMacro = (
  context: WriteContext,
  request: RequestRecord,
  after: { macroId: number; steps: readonly string[] },
): Promise<RequestRecord> => transition(context, requestMachine, request, { action: 'runMacro', after });
