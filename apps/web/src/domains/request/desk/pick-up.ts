import { pickUp } from '@heliodesk/contract/request';
import type { RequestActed, RequestDetail, RequestRow } from '@heliodesk/contract/request';
import { useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '#src/platform/http/call.ts';
import { currentUser } from '#src/platform/session.ts';
import { createUuid } from '#src/platform/uuid.ts';
import { deskCase, deskKeys } from './desk-case.ts';

interface DeskPage {
  rows: RequestRow[];
  total: number;
}

/** Changes one row wherever lists of the desk hold it; the order stays until the next look. */
function patchRow(client: QueryClient, requestId: number, change: Partial<RequestRow>): void {
  client.setQueriesData<DeskPage>(
    { queryKey: deskKeys.lists },
    (page) => page && { ...page, rows: page.rows.map((row) => (row.requestId === requestId ? { ...row, ...change } : row)) },
  );
}

export type Target = Pick<RequestRow, 'requestId' | 'version'>;

/** Picks a request up for the caller. */
export const pickUpRequest = ({ requestId, version }: Target) =>
  call(pickUp, { body: { requestId, version }, idempotencyKey: createUuid(), quiet: true, background: true });

/** What a pick-up changes in the lists: the new owner immediately, the rest as the server answers it, and after a refusal what it has. */
export function usePickUpEffects() {
  const client = useQueryClient();
  return {
    begin: async ({ requestId }: Target) => {
      await client.cancelQueries({ queryKey: deskKeys.lists });
      const user = currentUser()?.user;
      patchRow(client, requestId, { ownerId: user?.userId ?? null, contactName: user?.userName ?? '' });
    },
    done: (saved: RequestActed) => {
      patchRow(client, saved.requestId, saved);
      client.setQueryData<RequestDetail>(deskKeys.detail(saved.requestId), (detail) => detail && { ...detail, ...saved });
    },
    refused: ({ requestId }: Target) => showFresh(client, requestId),
    settle: ({ requestId }: Target) =>
      Promise.all([
        client.invalidateQueries({ queryKey: deskKeys.counts }),
        client.invalidateQueries({ queryKey: deskKeys.detail(requestId) }),
      ]),
  };
}

/** Brings what the server has of one row; where it can't be had, the whole list is asked for. */
async function showFresh(client: QueryClient, requestId: number): Promise<void> {
  try {
    const {
      processNodes: _nodes,
      events: _events,
      customer: _customer,
      onBehalf: _onBehalf,
      ...row
    } = await client.fetchQuery({
      ...deskCase(requestId),
      staleTime: 0,
    });
    patchRow(client, requestId, row);
  } catch {
    await client.invalidateQueries({ queryKey: deskKeys.lists });
  }
}
