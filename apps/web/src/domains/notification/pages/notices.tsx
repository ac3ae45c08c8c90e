import '../bell.css';
import { noticePages, type Notice } from '@heliodesk/contract/notification';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useCurrentUser } from '#src/platform/session.ts';
import { LocalTime } from '#src/ui/format/local-time.tsx';
import { useTableState } from '#src/ui/data-table/use-table-state.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import { Page } from '#src/ui/page/page.tsx';
import { BlockSkeleton } from '#src/ui/states/skeletons.tsx';
import { Empty, ErrorState } from '#src/ui/states/states.tsx';
import { NoticeRow } from '../components/notice-row.tsx';
import { NoticeFilterBar } from '../components/notice-filters.tsx';
import { RunningWork } from '../components/running-work.tsx';
import { NoticeFilters } from '../notice-filters.ts';
import { noticeList, useReadAllNotices } from '../queries.ts';

const pageSize = 30;

/** The reader's own days, newest first. */
const byDay = (notices: readonly Notice[]): [string, Notice[]][] => [
  ...Map.groupBy(notices, ({ createTime }) => new Date(createTime).toDateString()),
];

/** All notices of the reader, by day. */
export default function NoticesPage() {
  const { t } = useTranslation('notices');
  const state = useTableState(NoticeFilters);
  const { filters, isFiltered, clearFilters } = state;
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    noticeList(pageSize, filters),
  );
  const readAll = useReadAllNotices();
  const notices = useMemo(() => data?.pages.flatMap((page) => page.notices) ?? [], [data]);
  const newest = notices[0];
  return (
    <Page
      title={t('title')}
      actions={
        <>
          {newest && (
            <Button
              icon={<Icon name="check" />}
              loading={readAll.isPending}
              onClick={() => readAll.mutate({ ...filters, upTo: newest.cursor })}
            >
              {t('markAll')}
            </Button>
          )}
          <Link className="hd-bell-choose" to={noticePages.preferences}>
            <Icon name="settings" />
            {t('preferences')}
          </Link>
        </>
      }
    >
      <NoticeFilterBar state={state} />
      <RunningWork place="page" />
      {isPending && <BlockSkeleton lines={10} />}
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data && newest === undefined && <NoNotices isUnread={filters.unread} isFiltered={isFiltered} onShowAll={clearFilters} />}
      {newest && <Days notices={notices} />}
      {hasNextPage && (
        <p className="hd-bell-more">
          <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('more')}
          </Button>
        </p>
      )}
    </Page>
  );
}

interface NoNoticesProps {
  isUnread: boolean;
  isFiltered: boolean;
  onShowAll: () => void;
}

function NoNotices({ isUnread, isFiltered, onShowAll }: NoNoticesProps) {
  const { t } = useTranslation(['notices', 'common', 'ui']);
  if (!isFiltered) return <Empty title={t('emptyTitle')} text={t('emptyText')} />;
  return (
    <Empty
      title={t(isUnread ? 'noneUnread' : 'ui:table.noMatchTitle')}
      text={isUnread ? false : t('ui:table.noMatchText')}
      actions={<Button onClick={onShowAll}>{t('common:showAll')}</Button>}
    />
  );
}

function Days({ notices }: { notices: readonly Notice[] }) {
  const reader = useCurrentUser()?.user.kind === 'staff' ? 'staff' : 'customer';
  return (
    <div className="hd-bell-days">
      {byDay(notices).map(([day, ofDay]) => (
        <section key={day} aria-labelledby={`day ${day}`.replaceAll(' ', '-')}>
          <h2 className="hd-bell-day" id={`day ${day}`.replaceAll(' ', '-')}>
            <LocalTime at={ofDay[0]?.createTime} as="day" />
          </h2>
          <ul>
            {ofDay.map((notice) => (
              <NoticeRow key={notice.noticeId} notice={notice} reader={reader} isOfDay />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
