import './tasks/tasks.css';
import type { TaskOverview } from '@heliodesk/contract/request';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Pagination } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { requestKeys, requestPaths, taskList, tasksAtAGlance, tasksPerPage } from '#src/domains/request/index.ts';
import { liveUpdates } from '#src/platform/live-updates.ts';
import { useFormat } from '#src/ui/format/use-format.ts';
import { Page, TwoColumns } from '#src/ui/page/page.tsx';
import { inTurn } from '#src/ui/states/in-turn.ts';
import { BlockSkeleton } from '#src/ui/states/skeletons.tsx';
import { Empty, ErrorState } from '#src/ui/states/states.tsx';
import { SegmentedControl } from '#src/ui/form/segmented-control.tsx';
import { JustSent } from './tasks/just-sent.tsx';
import { TasksAside } from './tasks/tasks-aside.tsx';
import { WaitingCard } from './tasks/waiting-card.tsx';

/** Everything that waits for the customer, across requests, done in its place. */
export default function TasksPage() {
  const { t } = useTranslation('waiting');
  const [params, setParams] = useSearchParams();
  const isCompany = params.get('company') === 'true';
  const pageNum = Math.max(1, Math.trunc(Number(params.get('pageNum') ?? 1)) || 1);
  const { data: overview } = useQuery(tasksAtAGlance);
  const [answered, setAnswered] = useState<readonly number[]>([]);
  const refresh = useFreshTasks();
  const show = (company: boolean, page: number) =>
    setParams({ ...(company ? { company: 'true' } : {}), ...(page > 1 ? { pageNum: String(page) } : {}) });
  const handleAnswered = async (requestId: number) => {
    setAnswered((before) => [...before, requestId]);
    await refresh();
  };
  return (
    <Page
      title={t('tasks.title')}
      note={<TaskCount overview={overview} isCompany={isCompany} />}
      actions={
        <SegmentedControl
          aria-label={t('tasks.whose')}
          value={isCompany ? 'company' : 'mine'}
          options={[
            { value: 'mine', label: t('tasks.mine') },
            { value: 'company', label: t('tasks.company') },
          ]}
          onChange={(whose) => show(whose === 'company', 1)}
        />
      }
      layout="flush"
    >
      <TwoColumns sidebar={overview && <TasksAside overview={overview} />}>
        <div className="hd-tasks" ref={inTurn}>
          <JustSent receipts={useNewReceipts(overview)} questions={answered.length} />
          <TaskRows {...{ isCompany, pageNum }} onPage={(page) => show(isCompany, page)} onAnswered={handleAnswered} />
        </div>
      </TwoColumns>
    </Page>
  );
}

interface TaskRowsProps {
  isCompany: boolean;
  pageNum: number;
  onPage: (page: number) => void;
  /** The question of a request was answered. */
  onAnswered: (requestId: number) => unknown;
}

function TaskRows({ isCompany, pageNum, onPage, onAnswered }: TaskRowsProps) {
  const { t } = useTranslation('waiting');
  const { data, error, refetch } = useQuery(taskList(isCompany, pageNum));
  if (!data) return error ? <ErrorState error={error} onRetry={refetch} /> : <BlockSkeleton lines={8} />;
  return (
    <>
      {data.total === 0 && (
        <Empty
          title={t('tasks.emptyTitle')}
          text={t('tasks.emptyText')}
          actions={
            <Link to={requestPaths.list}>
              <Button>{t('tasks.openRequests')}</Button>
            </Link>
          }
        />
      )}
      {data.rows.map((row) => (
        <WaitingCard key={row.requestId} row={row} onAnswered={() => onAnswered(row.requestId)} />
      ))}
      {data.total > tasksPerPage && (
        <Pagination align="end" current={pageNum} pageSize={tasksPerPage} total={data.total} showSizeChanger={false} onChange={onPage} />
      )}
    </>
  );
}

/** How many there are; it keeps its line where it says nothing, or not yet. */
function TaskCount({ overview, isCompany }: { overview: TaskOverview | undefined; isCompany: boolean }) {
  const { t } = useTranslation('waiting');
  const { number } = useFormat();
  const people = overview?.people.filter(({ isYou }) => isCompany || isYou) ?? [];
  const count = people.reduce((sum, { tasks }) => sum + tasks, 0);
  return (
    <b className="hd-tasks-count">
      {count > 0 && t(isCompany ? 'tasks.waitingCompany' : 'tasks.waiting', { count, number: number(count) })}
    </b>
  );
}

/** What was answered since the page was opened. */
function useNewReceipts(overview: TaskOverview | undefined): TaskOverview['receipts'] {
  const [before, setBefore] = useState<ReadonlySet<number>>();
  if (overview === undefined) return [];
  if (before === undefined) {
    setBefore(new Set(overview.receipts.map(({ tipsId }) => tipsId)));
    return [];
  }
  return overview.receipts.filter(({ tipsId }) => !before.has(tipsId));
}

/** Looks again at what anyone of the company has done since; answers a way to do so right away. */
function useFreshTasks(): () => Promise<void> {
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: requestKeys.all });
  useEffect(() => {
    const again = () => void client.invalidateQueries({ queryKey: [...requestKeys.all, 'tasks'] });
    const stops = [liveUpdates.onEvent(again), liveUpdates.onReconnect(again)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [client]);
  return refresh;
}
