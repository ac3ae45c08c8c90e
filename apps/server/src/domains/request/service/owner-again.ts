import type { WriteContext } from '#src/platform/context.ts';
import { findColleagues } from '../people-store.ts';
import type { RequestRecord } from '../store.ts';

/** Who has handled a request until now, unless they no longer handle any. */
export async function ownerAgain({ tx }: Pick<WriteContext, 'tx'>, { type, owner_id }: RequestRecord): Promise<number | null> {
  const [owner] = owner_id === null ? [] : await findColleagues(tx, type, owner_id);
  return owner?.userId ?? null;
}
