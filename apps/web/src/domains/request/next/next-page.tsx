import './next.css';
import { mostRemaining } from '@heliodesk/contract/request';
import type { NextAnswer, NextFrom, SkipReason } from '@heliodesk/contract/request';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '#src/platform/feedback/notices.ts';
import { messageOf } from '#src/platform/http/error-policy.ts';
import { useFormat } from '#src/ui/format/use-format.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import { Page, TwoColumns } from '#src/ui/page/page.tsx';
import { useFinish } from '#src/ui/page/tab.ts';
import { StepCells } from '#src/ui/shapes/step-cells.tsx';
import { PageSkeleton } from '#src/ui/states/skeletons.tsx';
import { Empty, ErrorState } from '#src/ui/states/states.tsx';
import { deskPaths } from '../desk/desk-paths.ts';
import { shortcuts } from '../desk/shortcuts.ts';
import { useShortcuts } from '../desk/use-shortcuts.ts';
import { HandedOut } from './handed-out.tsx';
import { countSkipped, forgetProgress, keepHeld, leaveQueue, nextCase, nextProgress, passOn } from './next-queries.ts';
import { NextFromFilter } from './next-from-filter.tsx';
import { NextSidebar } from './next-sidebar.tsx';
import { useNextFrom } from './use-next-from.ts';

/** Cases one after the other, the most urgent first. */
export function NextPage() {
  const { t } = useTranslation('deskNext');
  const { from, choose, forget } = useNextFrom();
  const { data, error, refetch } = useQuery(nextCase(from));
  const { leave } = useLeave(forget);
  const reasons = useRef<HTMLDivElement>(null);
  const { skip, isSkipping } = useSkip(data, from);
  const askWhy = () => reasons.current?.querySelector('button')?.focus();
  useRenewedHold(data?.next?.requestId, from);
  useShortcuts({ [shortcuts.skip.key]: askWhy, [shortcuts.nextUrgent.key]: () => void refetch() });
  return (
    <Page title={t('title')} note={t('note')} layout="flush">
      <ProgressBar remaining={data?.remaining} filter={<NextFromFilter from={from} onChoose={choose} />} onLeave={leave} />
      {data?.next ? (
        <TwoColumns sidebar={<NextSidebar answer={data} next={data.next} reasons={reasons} isBusy={isSkipping} onSkip={skip} />}>
          <HandedOut key={data.next.requestId} next={data.next} onSkip={askWhy} onRefused={() => void refetch()} />
        </TwoColumns>
      ) : data ? (
        <Empty title={t('emptyTitle')} text={t('emptyText')} actions={<Button onClick={leave}>{t('leave')}</Button>} />
      ) : error ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : (
        <PageSkeleton />
      )}
    </Page>
  );
}

const mostCells = 14;

interface ProgressBarProps {
  remaining: number | undefined;
  /** What is handed out from. */
  filter: ReactNode;
  onLeave: () => void;
}

/** What was done, what is left, and the way out. */
function ProgressBar({ remaining, filter, onLeave }: ProgressBarProps) {
  const { t } = useTranslation(['deskNext', 'desk']);
  const { number } = useFormat();
  const { answered: done, skipped } = useSyncExternalStore(nextProgress.subscribe, nextProgress.get);
  const answered = done.length;
  const left =
    remaining === undefined || remaining <= mostRemaining ? number(remaining ?? 0) : t('desk:atLeast', { number: number(mostRemaining) });
  const cells = Array.from({ length: Math.min(mostCells, answered + (remaining ?? 0)) }, (_, n) => ({
    key: String(n),
    state: n < answered ? ('done' as const) : n === answered ? ('now' as const) : ('later' as const),
  }));
  return (
    <div className="hd-next-bar">
      <span>
        <b>{t('answered', { number: number(answered) })}</b>
      </span>
      <StepCells cells={cells} className="hd-not-phone" />
      <span className="hd-hint">{t('left', { number: left })}</span>
      {skipped > 0 && <span className="hd-hint">{t('skipped', { number: number(skipped) })}</span>}
      <span className="hd-end hd-row hd-row-wrap">
        {filter}
        <Button icon={<Icon name="close" />} onClick={onLeave}>
          {t('leave')}
        </Button>
      </span>
    </div>
  );
}

/** Gives the case back, forgets what was chosen and counted, and returns to the desk. */
function useLeave(forgetFrom: () => void) {
  const finish = useFinish();
  const leave = () => {
    // If this fails, the case is free again in a few minutes.
    leaveQueue().catch(() => undefined);
    forgetProgress();
    forgetFrom();
    finish(deskPaths.list);
  };
  return { leave };
}

/** Passes the case on; what comes back is the next one. */
function useSkip(answer: NextAnswer | undefined, from: NextFrom) {
  const client = useQueryClient();
  const [isSkipping, setSkipping] = useState(false);
  const skip = async (reason: SkipReason) => {
    if (!answer?.next) return;
    setSkipping(true);
    try {
      client.setQueryData(nextCase(from).queryKey, await passOn(answer.next.requestId, reason, from));
      countSkipped();
    } catch (error) {
      showToast({ kind: 'bad', title: messageOf(error) });
    } finally {
      setSkipping(false);
    }
  };
  return { skip: (reason: SkipReason) => void skip(reason), isSkipping };
}

const renewEvery = 120_000;

/** Keeps the case as long as it is looked at; one that was lost in the meantime is replaced by the next look. */
function useRenewedHold(requestId: number | undefined, from: NextFrom): void {
  const client = useQueryClient();
  useEffect(() => {
    if (requestId === undefined) return undefined;
    const { queryKey } = nextCase(from);
    const renew = () =>
      keepHeld(requestId).then(
        ({ heldUntil }) =>
          client.setQueryData(queryKey, (before) =>
            before?.next?.requestId === requestId ? { ...before, next: { ...before.next, heldUntil } } : before,
          ),
        () => client.invalidateQueries({ queryKey }),
      );
    const timer = setInterval(() => void renew(), renewEvery);
    return () => clearInterval(timer);
  }, [client, requestId, from]);
}
