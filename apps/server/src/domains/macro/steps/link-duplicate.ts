import type { MacroStepOf } from '@heliodesk/contract/macro';
import { findLinkable, linkAsDuplicate, type RequestRecord } from '#src/domains/request/index.ts';
import type { Context } from '#src/platform/context.ts';
import { blockedBy, blockOfAction, cannotUndo, planOf, type Blocked, type StepRunner } from './step.ts';

async function whyNot(context: Context, request: RequestRecord, duplicateNo: string): Promise<Blocked | null> {
  if (duplicateNo === '') return blockedBy('inputMissing');
  return (await findLinkable(context, request.id, duplicateNo)) === undefined ? blockedBy('wrongDuplicate') : null;
}

/** Links the claim with the one that goes on, whose number is chosen when it runs. */
export const linkDuplicate: StepRunner<MacroStepOf<'linkDuplicate'>> = {
  plan: async (context, { input: { duplicateNo } }, request) =>
    planOf({
      input: 'duplicate',
      duplicateNo,
      blocked: blockOfAction(context, request, 'linkDuplicate') ?? (await whyNot(context, request, duplicateNo)),
    }),
  run: async (context, { id, version }, { duplicateNo }) => {
    await linkAsDuplicate(context, { requestId: id, version, duplicateNo });
    return cannotUndo;
  },
};
