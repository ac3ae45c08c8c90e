import { noticePages, type Notice } from '@heliodesk/contract/notification';
import { bankPageOf, paymentPageOf } from '@heliodesk/contract/payment';
import { bulkRunPath, requestPageOf } from '@heliodesk/contract/request';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { LocalTime } from '#src/ui/format/local-time.tsx';
import { useFormat } from '#src/ui/format/use-format.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import { noticeLooks } from '../notice-looks.ts';
import { useReadNotices } from '../queries.ts';

interface NoticeRowProps {
  notice: Notice;
  reader: 'customer' | 'staff';
  /** In a list by day, the time alone. */
  isOfDay?: boolean;
  /** Called when what it is about is opened. */
  onOpen?: () => void;
}

/** The page of what a notice is about. */
function pageOf({ requestId, runId, data }: Notice, reader: 'customer' | 'staff'): string {
  if (data['bankDetailsId'] !== undefined) return bankPageOf(data['bankDetailsId']);
  if (data['paymentId'] !== undefined) return paymentPageOf(data['paymentId']);
  if (requestId !== null) return requestPageOf(requestId, reader);
  return runId === null ? noticePages.list : bulkRunPath(runId);
}

/** One notice: what happened, who did it, to what and when. Opening that marks it as read. */
export function NoticeRow({ notice, reader, isOfDay = false, onOpen }: NoticeRowProps) {
  const { t } = useTranslation('notices');
  const read = useReadNotices();
  const { number } = useFormat();
  const { noticeId, kind, data, actorName, requestNo, title, createTime } = notice;
  const { icon, tone } = noticeLooks[kind];
  const handleOpen = () => {
    if (!notice.read) read.mutate([noticeId]);
    onOpen?.();
  };
  return (
    <li className={notice.read ? 'hd-bell-row' : 'hd-bell-row hd-bell-unread'}>
      <span className={`hd-bell-disc hd-bell-${tone}`} aria-hidden="true">
        <Icon name={icon} />
      </span>
      <div className="hd-grow">
        <p className="hd-bell-what" dir="auto">
          {!notice.read && <span className="hd-vh">{t('shownUnread')} </span>}
          {t(`kind.${kind}`, {
            owner: data['owner'] ?? '',
            claimNo: data['claimNo'] ?? '',
            fileName: data['fileName'] ?? '',
            work: title,
            done: number(Number(data['done'] ?? 0)),
            left: number(Number(data['left'] ?? 0)),
          })}
        </p>
        <p className="hd-bell-about">
          <Link to={pageOf(notice, reader)} onClick={handleOpen}>
            <bdi>{requestNo === null ? t('showResult') : title}</bdi>
          </Link>{' '}
          {requestNo !== null && (
            <bdi dir="ltr" className="hd-hint hd-nowrap">
              {requestNo}
            </bdi>
          )}
        </p>
        <p className="hd-bell-when">
          {actorName !== null && <bdi>{actorName}</bdi>}
          <LocalTime at={createTime} as={isOfDay ? 'clock' : 'time'} />
        </p>
      </div>
    </li>
  );
}
