import { topicsOf, type NoticeTopic } from '@heliodesk/contract/notification';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { mayNow, useCurrentUser } from '#src/platform/session.ts';
import { FilterPick } from '#src/ui/data-table/filters.tsx';
import type { TableState } from '#src/ui/data-table/use-table-state.ts';
import { useFormat } from '#src/ui/format/use-format.ts';
import { SegmentedControl } from '#src/ui/form/segmented-control.tsx';
import type { NoticeFilters } from '../notice-filters.ts';
import { noticedRequests, unreadCount } from '../queries.ts';

type Shown = 'all' | 'unread' | 'tasks';

/** All, the unread ones or what waits for the reader; of one kind, about one request. */
export function NoticeFilterBar({ state: { filters, setFilters } }: { state: TableState<NoticeFilters> }) {
  const { t } = useTranslation(['notices', 'noticeWays', 'request']);
  const { number } = useFormat();
  const topics = useTopics();
  const { data: count } = useQuery(unreadCount);
  const { data: requests = [] } = useQuery(noticedRequests(filters.requestId));
  const { unread, topic, requestId } = filters;
  const shown: Shown = unread ? 'unread' : topic === 'tasks' ? 'tasks' : 'all';
  const show = (next: Shown) =>
    setFilters({ unread: next === 'unread', ...(next === 'tasks' ? { topic: 'tasks' } : topic === 'tasks' ? { topic: undefined } : {}) });
  return (
    <div className="hd-filters hd-bell-filters">
      <SegmentedControl<Shown>
        aria-label={t('shown')}
        value={shown}
        options={[
          { value: 'all', label: t('shownAll') },
          { value: 'unread', label: count ? `${t('shownUnread')} ${number(count.unread)}` : t('shownUnread') },
          ...(topics.includes('tasks') ? [{ value: 'tasks' as const, label: t('noticeWays:topic.tasks.name') }] : []),
        ]}
        onChange={show}
      />
      {topics.length > 1 && (
        <FilterPick
          label={t('noticeWays:topicHead')}
          value={shown === 'tasks' ? undefined : topic}
          options={topics.map((value) => ({ value, label: t(`noticeWays:topic.${value}.name`) }))}
          onChange={(next) => setFilters({ topic: next })}
        />
      )}
      {(requests.length > 1 || requestId !== undefined) && (
        <FilterPick
          label={t('request:column.request')}
          value={requests.some((one) => one.requestId === requestId) ? requestId : undefined}
          options={requests.map((one) => ({ value: one.requestId, label: `${one.title} (${one.requestNo})` }))}
          onChange={(next) => setFilters({ requestId: next })}
        />
      )}
    </div>
  );
}

/** What the reader may hear of. */
function useTopics(): NoticeTopic[] {
  const user = useCurrentUser()?.user;
  return user ? topicsOf({ kind: user.kind, can: mayNow }) : [];
}
