import { OfferedSolution } from '@heliodesk/contract/request';
import { notifyContact, sendOffers, type RequestRecord } from '#src/domains/request/index.ts';
import type { WriteContext } from '#src/platform/context.ts';
import { findSolutions, findTexts } from '../store/solutions.ts';
import { toSolutions } from '../view.ts';

/**
 * Offers the customer the approved solutions of a locked claim, all of them in their order: a task for each, one mail for all. What is
 * offered is kept with the tasks, whatever becomes of the solutions. Answers the claim as it is then.
 */
export async function offerSolutions(context: WriteContext, approved: RequestRecord): Promise<RequestRecord> {
  const { publicText } = await findTexts(context.tx, approved.id);
  const solutions = toSolutions(await findSolutions(context.tx, approved.id))
    .filter(({ isSettled }) => !isSettled)
    .map((solution) => OfferedSolution.parse(solution));
  const offered = await sendOffers(context, approved, { solutions, text: publicText });
  await notifyContact(context, offered, { template: 'solutionApproved', params: { text: publicText } });
  return offered;
}
