import type { LinkedRequest } from '@heliodesk/contract/request';
import type { Caller } from '#src/platform/auth/actor.ts';
import type { Context } from '#src/platform/context.ts';
import { findLinks } from '../link-store.ts';
import { titlesIn } from '../titles.ts';

/** What a request has to do with others that the reader may see. */
export async function linksOf({ platform, db, actor, language }: Context<Caller>, requestId: number): Promise<LinkedRequest[]> {
  const titleOf = titlesIn(platform, language);
  return (await findLinks(db, actor, requestId)).map((link) => ({
    requestId: link.id,
    requestNo: link.request_no,
    requestType: link.type,
    status: link.status,
    title: titleOf(link),
    kind: link.kind,
    outward: link.outward,
    reason: link.reason,
  }));
}
