import type { PossibleDuplicate } from '@heliodesk/contract/request';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActionDialogProps } from '../actions/action-target.ts';
import { ProposeDialog } from '../rejection/propose-dialog.tsx';
import { sendLink } from './duplicate-queries.ts';

/** Value of dictionary `reject_reason`. */
const duplicateReason = '6';

interface CloseAsDuplicateDialogProps extends ActionDialogProps {
  other: PossibleDuplicate;
}

/** Links two claims and proposes to reject the one that is open; a link that was made stays if the proposal is refused. */
export function CloseAsDuplicateDialog({ request, other, onClose }: CloseAsDuplicateDialogProps) {
  const { t } = useTranslation('duplicates');
  const linked = useRef<number>(undefined);
  const prepare = async (): Promise<number> => {
    linked.current ??= (await sendLink({ requestId: request.requestId, version: request.version, duplicateNo: other.requestNo })).version;
    return linked.current;
  };
  // The draft says that the customer filed both.
  const proposal = {
    reasonCode: duplicateReason,
    hasDraft: other.isSameCompany,
    text: t('closeText', { number: other.requestNo }),
    prepare,
  };
  return <ProposeDialog request={request} proposal={proposal} onClose={onClose} />;
}
