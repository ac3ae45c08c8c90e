import { isClaim, type PossibleDuplicate } from '@heliodesk/contract/request';
import type { Context } from '#src/platform/context.ts';
import type { Db } from '#src/platform/db/database.ts';
import { fail } from '#src/platform/http/failure.ts';
import type { Platform } from '#src/platform/platform.ts';
import { findUnlinked } from '../duplicate-store.ts';
import { findKind } from '../kinds.ts';
import { partSearchPort, serialSearchPort } from '../ports.ts';
import { findRequest, type RequestRecord } from '../store.ts';
import { titlesIn } from '../titles.ts';

/** Open requests found by serial numbers are at most looked at. */
const mostLookedAt = 100;

interface Found {
  shared: ReadonlyMap<number, number>;
  sameDefect: ReadonlySet<number>;
}

async function findAlike(platform: Platform, db: Db, request: RequestRecord): Promise<Found> {
  const [serials, parts, sameDefect = []] = await Promise.all([
    serialSearchPort.of(platform).sharedSerials(db, request.id),
    partSearchPort.of(platform).sharedParts(db, request.id),
    findKind(platform, request.type)?.findSameDefect?.(db, request),
  ]);
  return { shared: new Map([...serials, ...parts]), sameDefect: new Set(sameDefect) };
}

/** Those with the most serial numbers in common first, then those of the same project and day. */
function inOrder({ shared, sameDefect }: Found): number[] {
  const bySerials = [...shared].toSorted(([, one], [, other]) => other - one).map(([id]) => id);
  return [...new Set([...bySerials.slice(0, mostLookedAt), ...sameDefect])];
}

/** Open claims that may be about the same defects as one; staff see them across companies. */
export async function listPossibleDuplicates({ platform, db, actor, language }: Context, requestId: number): Promise<PossibleDuplicate[]> {
  const request = await findRequest(db, actor, requestId);
  if (request === undefined) throw fail('notFound');
  if (!isClaim(request.type) || request.status === 'draft') return [];
  const found = await findAlike(platform, db, request);
  const titleOf = titlesIn(platform, language);
  return (await findUnlinked(db, actor, request, inOrder(found))).map((other) => ({
    requestId: other.id,
    requestNo: other.request_no,
    requestType: other.type,
    status: other.status,
    title: titleOf(other),
    companyName: other.company_name ?? '',
    contactName: other.owner_name ?? '',
    sharedSerials: found.shared.get(other.id) ?? 0,
    isSameDefect: found.sameDefect.has(other.id),
    isSameCompany: other.account_id === request.account_id,
  }));
}
