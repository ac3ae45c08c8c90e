import './suggested-owner.css';
import type { RequestRow } from '@heliodesk/contract/request';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '#src/platform/feedback/notices.ts';
import { isError } from '#src/platform/http/call-error.ts';
import { messageOf } from '#src/platform/http/error-policy.ts';
import { currentUser } from '#src/platform/session.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import { isAllowed } from '../actions/action-target.ts';
import { giveOwner, useRefreshDesk } from './desk-queries.ts';
import { Avatar } from './person.tsx';

type SuggestedRow = Pick<RequestRow, 'requestId' | 'requestNo' | 'version' | 'ownerId' | 'suggested' | 'actions'>;

interface SuggestedOwnerProps {
  row: SuggestedRow;
  /** Only the name, with the rest for those who point at it or hear it: a row of the desk has one line. */
  isBrief?: boolean;
}

/** Who should get a request that no one has, with one click for those who assign; the one it is suggested to picks it up. */
export function SuggestedOwner({ row, isBrief = false }: SuggestedOwnerProps) {
  const { t } = useTranslation('routing');
  const { suggested, ownerId, actions } = row;
  if (!suggested || ownerId !== null) return null;
  const { userId, name, rule } = suggested;
  const isOwn = userId === currentUser()?.user.userId;
  const words = isOwn ? t('desk.you', { rule }) : t('desk.suggested', { name, rule });
  const canAssign = !isOwn && isAllowed(actions, 'assign');
  return (
    <span className={isBrief ? 'hd-suggested hd-suggested-brief' : 'hd-suggested'} title={isBrief ? words : undefined}>
      {!isBrief && <span className={isOwn ? 'hd-k-act' : 'hd-hint'}>{words}</span>}
      {isBrief && !canAssign && (
        <>
          <span className={isOwn ? 'hd-cut hd-k-act' : 'hd-cut hd-hint'} aria-hidden="true">
            {isOwn ? t('desk.forYou') : <NameOrFace name={name} userId={userId} />}
          </span>
          <span className="hd-vh">{words}</span>
        </>
      )}
      {canAssign && <AssignButton row={row} userId={userId} name={name} isBrief={isBrief} />}
    </span>
  );
}

/** A name; where a row has no room for it, the initials. */
function NameOrFace({ name, userId }: { name: string; userId: number }) {
  return (
    <>
      <span className="hd-cut hd-suggested-name">{name}</span>
      <span className="hd-suggested-face">
        <Avatar name={name} id={userId} />
      </span>
    </>
  );
}

interface AssignButtonProps extends Required<SuggestedOwnerProps> {
  userId: number;
  name: string;
}

function AssignButton({ row: { requestId, requestNo, version }, userId, name, isBrief }: AssignButtonProps) {
  const { t } = useTranslation(['routing', 'desk']);
  const refresh = useRefreshDesk();
  const [isRunning, setRunning] = useState(false);
  const assign = async () => {
    setRunning(true);
    try {
      await giveOwner({ requestId, version, ownerId: userId });
      showToast({ kind: 'good', title: t('desk:assign.doneToast', { number: requestNo, name }) });
    } catch (error) {
      showToast({ kind: 'bad', title: isError(error, 'stale') ? t('desk:stale') : messageOf(error) });
    }
    await refresh();
    setRunning(false);
  };
  return (
    <Button size="small" type="link" loading={isRunning} icon={<Icon name="check" />} onClick={() => void assign()}>
      <span className="hd-suggested-act" aria-hidden="true">
        {isBrief ? <NameOrFace name={name} userId={userId} /> : t('desk:action.assign')}
      </span>
      <span className="hd-vh">{t('desk.assign', { number: requestNo, name })}</span>
    </Button>
  );
}
