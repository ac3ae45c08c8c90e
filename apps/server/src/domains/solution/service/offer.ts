import { notifyContact, type RequestRecord } from '#src/domains/request/index.ts';
import type { WriteContext } from '#src/platform/context.ts';
import type { SolutionRecord } from '../store/solutions.ts';

/**
 * Offers the customer the approved solutions of a locked claim, with one mail for all of them. Answers the claim as it is then.
 */
export async function offerSolutions(
  context: WriteContext,
  approved: RequestRecord,
  _solutions: readonly SolutionRecord[],
): Promise<RequestRecord> {
  await notifyContact(context, approved, { template: 'solutionApproved', params: {} });
  return approved;
}
