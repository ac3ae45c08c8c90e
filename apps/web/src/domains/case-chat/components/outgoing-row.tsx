import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Avatar } from '#src/domains/request/index.ts';
import { currentUser } from '#src/platform/session.ts';
import { Ltr } from '#src/ui/format/ltr.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import { ProgressCells } from '#src/ui/shapes/cells.tsx';
import type { Outgoing } from '../thread.ts';

interface OutgoingRowProps {
  entry: Outgoing;
  onResend: (entry: Outgoing) => void;
  onDiscard: (entry: Outgoing) => void;
}

/** A message on its way, or one that did not get there. */
export function OutgoingRow({ entry, onResend, onDiscard }: OutgoingRowProps) {
  const { t } = useTranslation(['caseChat', 'common']);
  const { content, files, attIds, isNote, state, progress = 0, reason, isUnanswered } = entry;
  const user = currentUser()?.user;
  const isFailed = state === 'failed';
  return (
    <article className={isNote ? 'hd-msg hd-msg-note hd-msg-waits' : 'hd-msg hd-msg-waits'}>
      <Avatar name={user?.userName ?? ''} id={user?.userId ?? null} isCustomer={user?.kind === 'customer'} isLarge />
      <p className="hd-msg-who">
        <b>{t('sender.you')}</b>
        {isNote && <span className="hd-hint">{t('internalNote')}</span>}
        {!isFailed && <output className="hd-hint hd-t12 hd-end">{t('sending')}</output>}
      </p>
      <div className="hd-msg-body">
        {content && (
          <p className="hd-msg-text" dir="auto">
            {content}
          </p>
        )}
        {files.map((file, index) => (
          <div key={`${file.name} ${file.size} ${file.lastModified}`} className="hd-msg-file">
            <Icon name="file" />
            <span className="hd-cut">
              <Ltr>{file.name}</Ltr>
            </span>
            {!isFailed && index <= attIds.length && (
              <ProgressCells done={index < attIds.length ? 1 : progress} total={1} label={file.name} size="thin" />
            )}
          </div>
        ))}
      </div>
      {isFailed && (
        <p className={isUnanswered ? 'hd-msg-foot hd-hint' : 'hd-msg-foot hd-k-bad'} role={isUnanswered ? 'status' : 'alert'}>
          <Icon name={isUnanswered ? 'clock' : 'warning'} />
          <span>{isUnanswered ? t('waits') : `${t('notSent')} ${reason ?? ''}`}</span>
          <Button type="link" size="small" onClick={() => onResend(entry)}>
            {t('common:resend')}
          </Button>
          <Button type="link" size="small" onClick={() => onDiscard(entry)}>
            {t('common:discard')}
          </Button>
        </p>
      )}
    </article>
  );
}
