import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { requestPaths } from '../paths.ts';
import { requestKeys } from '../queries.ts';
import type { RequestDraftKind } from './draft-kind.ts';

/**
 * Moves on to the page of a draft that was submitted elsewhere, in another tab or by a colleague; that page says when, and who submitted
 * it. `requestId` is given once that is known. Call it after what asks before a page is left.
 */
export function useSubmittedElsewhere({ type }: Pick<RequestDraftKind<object>, 'type'>, requestId: number | undefined): void {
  const client = useQueryClient();
  const navigate = useNavigate();
  useEffect(() => {
    if (requestId === undefined) return;
    void client.invalidateQueries({ queryKey: requestKeys.all });
    void navigate(requestPaths.submitted(type, requestId), { replace: true });
  }, [client, navigate, type, requestId]);
}
