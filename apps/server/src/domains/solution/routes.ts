import { answerWithConsent, solutionConfirmation, solutionConfirmationAsGuest } from '@heliodesk/contract/request';
import * as api from '@heliodesk/contract/solution';
import { menuEntries } from '#src/domains/identity/index.ts';
import { dictionaryUses } from '#src/domains/reference/index.ts';
import { solutionPort, tipParts } from '#src/domains/request/index.ts';
import { mount, type Mounting } from '#src/platform/http/mount.ts';
import { solutionMenu } from './menu.ts';
import { answerSolution } from './service/answer.ts';
import { approveSolution, returnSolution } from './service/approve.ts';
import { readCheck } from './service/check.ts';
import { scheduleClocks } from './service/clocks.ts';
import { finishRepair } from './service/finish.ts';
import { readLimits, saveLimits } from './service/limits.ts';
import { readOffered } from './service/offered.ts';
import { readPlan } from './service/plan.ts';
import { sendForApproval } from './service/send.ts';
import { settleDone } from './service/settle.ts';
import { orderSolutions, removeSolution, saveSolution, saveSolutionTexts } from './service/write.ts';
import { isHandlingUsed } from './store/facts.ts';
import { solutionPart } from './tip-part.ts';

/** What claims are settled with, and its approval. */
export function registerSolution(mounting: Mounting): void {
  dictionaryUses.register(
    mounting.platform,
    'solution',
    async (tx, type, value) => type === 'old_component_handling' && isHandlingUsed(tx, value),
  );
  menuEntries.register(mounting.platform, 'solution', solutionMenu);
  tipParts.register(mounting.platform, 'solution', solutionPart);
  solutionPort.register(mounting.platform, { settleDone });
  scheduleClocks(mounting.platform);
  mount(mounting, api.solutionPlan, (context, { query }) => readPlan(context, query.requestId));
  mount(mounting, api.offeredSolutions, (context, { query }) => readOffered(context, query.requestId));
  mount(mounting, api.saveSolution, (context, { body }) => saveSolution(context, body));
  mount(mounting, api.removeSolution, (context, { body }) => removeSolution(context, body));
  mount(mounting, api.orderSolutions, (context, { body }) => orderSolutions(context, body));
  mount(mounting, api.saveSolutionTexts, (context, { body }) => saveSolutionTexts(context, body));
  mount(mounting, api.sendForApproval, (context, { body }) => sendForApproval(context, body));
  mount(mounting, api.approvalCheck, (context, { query }) => readCheck(context, query.requestId));
  mount(mounting, api.approveSolution, (context, { body }) => approveSolution(context, body));
  mount(mounting, api.finishRepair, (context, { body }) => finishRepair(context, body));
  mount(mounting, api.returnSolution, (context, { body }) => returnSolution(context, body));
  mount(mounting, solutionConfirmation, (context, { body }) => answerSolution(context, body));
  mount(mounting, answerWithConsent, (context, { body }) => answerSolution(context, body));
  mount(mounting, solutionConfirmationAsGuest, (context, { body }) => answerSolution(context, body));
  mount(mounting, api.approvalLimits, (context, { query }) => readLimits(context, query.userId));
  mount(mounting, api.saveApprovalLimits, (context, { body }) => saveLimits(context, body));
}
