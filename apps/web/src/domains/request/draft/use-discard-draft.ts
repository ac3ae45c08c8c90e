import { useState } from 'react';
import { useFinish } from '#src/ui/page/tab.ts';
import { useDiscard } from '../actions/use-discard.ts';
import { deskPaths } from '../desk/desk-paths.ts';
import { requestPaths } from '../paths.ts';
import type { RequestDraft } from './request-draft.ts';

/** Discards a draft from within its wizard: with all that was typed, so that bringing it back brings back everything. */
export function useDiscardDraft<Values extends object>(draft: RequestDraft<Values>, isForCustomer: boolean) {
  const { discard } = useDiscard();
  const finish = useFinish();
  const [isBusy, setBusy] = useState(false);
  const handleDiscard = async () => {
    setBusy(true);
    const isSaved = await draft.flush();
    const { requestId, version } = draft.state;
    if (!isSaved || requestId === undefined || version === undefined) return setBusy(false);
    discard(
      { requestId, version },
      { onSuccess: () => finish(isForCustomer ? deskPaths.list : requestPaths.drafts), onSettled: () => setBusy(false) },
    );
  };
  return { discard: handleDiscard, isBusy };
}
