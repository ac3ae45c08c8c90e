import type { Notice } from '@heliodesk/contract/notification';
import { requestPageOf } from '@heliodesk/contract/request';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { LocalTime } from '#src/ui/format/local-time.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import { noticeLooks } from '../notice-looks.ts';
import { useReadNotices } from '../queries.ts';

interface NoticeRowProps {
  notice: Notice;
  reader: 'customer' | 'staff';
  /** In a list by day, the time alone. */
  isOfDay?: boolean;
  /** Called when its request is opened. */
  onOpen?: () => void;
}

/** One notice: what happened, who did it, to which request and when. Opening its request marks it as read. */
export function NoticeRow({ notice, reader, isOfDay = false, onOpen }: NoticeRowProps) {
  const { t } = useTranslation('notices');
  const read = useReadNotices();
  const { noticeId, kind, data, actorName, requestId, requestNo, title, createTime } = notice;
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
          {t(`kind.${kind}`, { owner: data['owner'] ?? '', claimNo: data['claimNo'] ?? '', fileName: data['fileName'] ?? '' })}
        </p>
        <p className="hd-bell-about">
          <Link to={requestPageOf(requestId, reader)} onClick={handleOpen}>
            <bdi>{title}</bdi>
          </Link>{' '}
          <bdi dir="ltr" className="hd-hint hd-nowrap">
            {requestNo}
          </bdi>
        </p>
        <p className="hd-bell-when">
          {actorName !== null && <bdi>{actorName}</bdi>}
          <LocalTime at={createTime} as={isOfDay ? 'clock' : 'time'} />
        </p>
      </div>
    </li>
  );
}
