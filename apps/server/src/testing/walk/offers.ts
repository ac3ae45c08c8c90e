import type { AvailableAction } from '@heliodesk/contract/kit';
import { getRequest, getRequestAsGuest, listDiscardedDrafts } from '@heliodesk/contract/request';
import type { CaseState } from './case-state.ts';
import type { Walker } from './walkers.ts';

/** What a request offers someone; nothing if they can’t see it. A discarded draft only shows up among those that can be restored. */
export async function offersTo({ kind, client }: Walker, { request }: CaseState): Promise<AvailableAction[]> {
  const { id: requestId } = request;
  if (request.discarded_at !== null) {
    const { code, data } = await client.call(listDiscardedDrafts, { query: { pageSize: 50 } });
    return code === 200 && data.some((draft) => draft.requestId === requestId) ? [{ name: 'restoreDraft', blockedBy: [] }] : [];
  }
  const answer =
    kind === 'guest'
      ? await client.call(getRequestAsGuest, { query: { requestId } })
      : await client.call(getRequest, { params: { requestId } });
  return answer.code === 200 ? answer.data.actions : [];
}

/** Whether an offered action can be taken; that a draft is complete, its save finds out. */
export const isOpen = ({ name, blockedBy }: AvailableAction): boolean =>
  blockedBy.every((guard) => name === 'submit' && guard === 'detailsComplete');
