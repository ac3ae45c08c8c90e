import type { RunningWork as Work } from '@heliodesk/contract/notification';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormat } from '#src/ui/format/use-format.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import { ProgressCells } from '#src/ui/shapes/cells.tsx';
import { spanParts } from '#src/ui/shapes/promise.ts';
import { useSpanText } from '#src/ui/shapes/use-span-text.ts';
import { runningWork } from '../queries.ts';
import { workIcons } from '../work-looks.ts';
import { CancelWork } from './cancel-work.tsx';

interface RunningWorkProps {
  /** Below the bell or on a page of its own, with a heading. */
  place: 'bell' | 'page';
  onOpen?: () => void;
}

/** What is going on in the background for the reader, with its progress; nothing while nothing is. */
export function RunningWork({ place, onOpen }: RunningWorkProps) {
  const { t } = useTranslation('notices');
  const { data } = useQuery(runningWork);
  if (!data?.length) return null;
  return (
    <section className={`hd-bell-work hd-bell-work-${place}`} aria-label={t('work.title')}>
      {place === 'page' && <h2 className="hd-h-sm">{t('work.title')}</h2>}
      <ul>
        {data.map((work) => (
          <WorkRow key={`${work.kind} ${work.workId}`} work={work} onOpen={onOpen} />
        ))}
      </ul>
    </section>
  );
}

function WorkRow({ work, onOpen }: { work: Work; onOpen: (() => void) | undefined }) {
  const { kind, name, forWhat, path, done, total, canCancel } = work;
  const share = total === null || total === 0 ? 0 : Math.min(1, done / total);
  const { share: percent } = useFormat();
  return (
    <li className="hd-bell-work-row">
      <Icon name={workIcons[kind]} size={20} />
      <div className="hd-bell-work-body">
        <p className="hd-bell-work-name">
          <Link to={path} onClick={onOpen}>
            <bdi>{name}</bdi>
          </Link>{' '}
          {forWhat !== null && <bdi className="hd-hint">{forWhat}</bdi>}
        </p>
        {total !== null && <span className="hd-bell-work-share hd-num">{percent(share)}</span>}
        <HowFar work={work} />
        {canCancel && <CancelWork work={work} />}
        <ProgressCells done={done} total={total ?? 0} label={name} size="thin" />
      </div>
    </li>
  );
}

/** How much is done and, once there is a pace, about how long the rest takes. */
function HowFar({ work: { kind, state, done, total, secondsLeft } }: { work: Work }) {
  const { t } = useTranslation('notices');
  const { number, parts } = useFormat();
  const spanText = useSpanText();
  const textOf = (): string => {
    if (state === 'waiting') return t('work.waiting');
    if (total === null) return t('work.started');
    const figures = { done: number(done), total: number(total) };
    const far = kind === 'bulk' ? t('work.requests', figures) : t('work.rows', figures);
    if (secondsLeft === null) return far;
    const duration =
      secondsLeft < 60 ? t('work.seconds', { seconds: number(secondsLeft) }) : spanText(spanParts(secondsLeft * 1_000, true));
    return parts([far, t('work.left', { duration })]);
  };
  return <span className="hd-bell-work-far hd-num">{textOf()}</span>;
}
