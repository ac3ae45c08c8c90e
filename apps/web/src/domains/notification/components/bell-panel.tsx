import { noticePages } from '@heliodesk/contract/notification';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { BlockSkeleton } from '#src/ui/states/skeletons.tsx';
import { ErrorState } from '#src/ui/states/states.tsx';
import { noticeList, useReadAllNotices } from '../queries.ts';
import { NoticeRow } from './notice-row.tsx';
import { RunningWork } from './running-work.tsx';

const shownAtOnce = 8;

interface BellPanelProps {
  reader: 'customer' | 'staff';
  onClose: () => void;
}

/** The newest notices, below the bell. */
export function BellPanel({ reader, onClose }: BellPanelProps) {
  const { t } = useTranslation('notices');
  const panel = useRef<HTMLElement>(null);
  const { data, error, isPending, refetch } = useInfiniteQuery(noticeList(shownAtOnce));
  const readAll = useReadAllNotices();
  const notices = data?.pages[0]?.notices ?? [];
  const newest = notices[0];
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);
  return (
    <section className="hd-bell-panel" role="dialog" aria-label={t('title')} ref={panel} tabIndex={-1}>
      <header className="hd-bell-head">
        <h2 className="hd-grow">{t('title')}</h2>
        {newest && (
          <Button
            type="link"
            size="small"
            loading={readAll.isPending}
            disabled={notices.every(({ read }) => read)}
            onClick={() => readAll.mutate({ upTo: newest.cursor })}
          >
            {t('markAll')}
          </Button>
        )}
      </header>
      <div className="hd-bell-body">
        <RunningWork place="bell" onOpen={onClose} />
        {isPending && <BlockSkeleton lines={6} />}
        {error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {data && newest === undefined && (
          <div className="hd-bell-none">
            <p>{t('emptyTitle')}</p>
            <p className="hd-hint">{t('emptyText')}</p>
          </div>
        )}
        {newest && (
          <ul>
            {notices.map((notice) => (
              <NoticeRow key={notice.noticeId} notice={notice} reader={reader} onOpen={onClose} />
            ))}
          </ul>
        )}
      </div>
      <footer className="hd-bell-foot">
        <Link to={noticePages.list} onClick={onClose}>
          {t('all')}
        </Link>
      </footer>
    </section>
  );
}
