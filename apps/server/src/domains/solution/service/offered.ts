import { processNodes } from '@heliodesk/contract/request';
import type { Solution, Solutions } from '@heliodesk/contract/solution';
import { findRequest } from '#src/domains/request/index.ts';
import type { Caller } from '#src/platform/auth/actor.ts';
import type { Context } from '#src/platform/context.ts';
import type { Db } from '#src/platform/db/database.ts';
import { fail } from '#src/platform/http/failure.ts';
import { findRefused } from '../store/facts.ts';
import { findOffered, findTexts } from '../store/solutions.ts';
import { toSolutions } from '../view.ts';
import { acceptedOf } from './settle.ts';

/** The solutions of a claim as the customer sees them: what was done, and from the approval until it no longer counts, what is approved. */
export const offeredSolutions = async (db: Db, requestId: number): Promise<Solution[]> => toSolutions(await findOffered(db, requestId));

export async function readOffered({ db, actor }: Context<Caller>, requestId: number): Promise<Solutions> {
  const request = await findRequest(db, actor, requestId);
  if (request === undefined) throw fail('notFound');
  const solutions = await offeredSolutions(db, requestId);
  if (!request.nodes.includes(processNodes.approved)) return { publicText: '', accepted: request.settled_quantity, refused: 0, solutions };
  const [{ publicText }, refused] = await Promise.all([findTexts(db, requestId), findRefused(db, requestId)]);
  return { publicText, accepted: acceptedOf(request), refused, solutions };
}
