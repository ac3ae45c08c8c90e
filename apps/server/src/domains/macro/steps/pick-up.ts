import type { MacroStepOf } from '@heliodesk/contract/macro';
import { pickUpRequest } from '#src/domains/request/index.ts';
import { blockOfAction, cannotUndo, planOf, type StepRunner } from './step.ts';

/** Makes the one who runs it the owner. */
export const pickUp: StepRunner<MacroStepOf<'pickUp'>> = {
  plan: (context, _scene, request) =>
    planOf({
      waitingOn: 'us',
      blocked: blockOfAction(context, request, 'pickUp'),
      leaves: { status: 'picked_up', owner_id: context.actor.userId, waiting_on: 'us' },
    }),
  run: async (context, { id, version }) => {
    await pickUpRequest(context, { requestId: id, version });
    return cannotUndo;
  },
};
