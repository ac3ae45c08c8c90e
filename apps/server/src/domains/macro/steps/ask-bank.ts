import type { MacroStepOf } from '@heliodesk/contract/macro';
import { tipTypes } from '@heliodesk/contract/request';
import { askForOwedBank, blockOfBank } from '#src/domains/payment/index.ts';
import { answerDue, openTipsWith, type RequestRecord } from '#src/domains/request/index.ts';
import type { Context } from '#src/platform/context.ts';
import { translate } from '#src/platform/i18n/texts.ts';
import { blockedBy, blockOfAction, cannotUndo, planOf, type Blocked, type StepRunner } from './step.ts';

async function whyNot(context: Context, request: RequestRecord): Promise<Blocked | null> {
  const block = await blockOfBank(context, request);
  if (block === null) return null;
  if (block.why !== 'bankAsked') return blockedBy(block.why);
  // With the solutions: no one in particular asked for it.
  const { why, tipsId, askedAt } = block;
  return { why, guards: [], task: { tipsId, asker: '', askTime: askedAt.toISOString() } };
}

/** Asks for the bank details that compensations are paid to, by the task that belongs to them. It can't be taken back. */
export const askBank: StepRunner<MacroStepOf<'askBank'>> = {
  plan: async (context, _scene, request) => {
    const { due } = await answerDue(context.db, request, context.platform.clock.now());
    return planOf({
      waitingOn: 'customer',
      dueTime: due.toISOString(),
      blocked: blockOfAction(context, request, 'askBank') ?? (await whyNot(context, request)),
      leaves: { ...openTipsWith(request, [tipTypes.bank]), waiting_on: 'customer' },
    });
  },
  run: async (context, request) => {
    await askForOwedBank(context, request);
    return cannotUndo;
  },
  missing: async (_context, _request, _step, { language }) => translate(language)('macroText:bankDetails'),
};
