import type { RunningWork as Work } from '@heliodesk/contract/notification';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormat } from '#src/ui/format/use-format.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import { ProgressCells } from '#src/ui/shapes/cells.tsx';
import { runningWork } from '../queries.ts';
import { workIcons } from '../work-looks.ts';

/** What is going on in the background for the reader, with its progress; nothing while nothing is. */
export function RunningWork({ onOpen }: { onOpen?: () => void }) {
  const { t } = useTranslation('notices');
  const { data } = useQuery(runningWork);
  if (!data?.length) return null;
  return (
    <section className="hd-bell-work" aria-label={t('work.title')}>
      <ul>
        {data.map((work) => (
          <WorkRow key={`${work.kind} ${work.workId}`} work={work} onOpen={onOpen} />
        ))}
      </ul>
    </section>
  );
}

function WorkRow({ work, onOpen }: { work: Work; onOpen: (() => void) | undefined }) {
  const { kind, name, forWhat, path, done, total } = work;
  const share = total === null || total === 0 ? 0 : Math.min(1, done / total);
  const { share: percent } = useFormat();
  return (
    <li className="hd-bell-work-row">
      <Icon name={workIcons[kind]} size={20} />
      <div className="hd-grow">
        <p className="hd-bell-work-head">
          <Link to={path} onClick={onOpen}>
            <bdi>{name}</bdi>
          </Link>
          {total !== null && <span className="hd-num">{percent(share)}</span>}
        </p>
        <ProgressCells done={done} total={total ?? 0} label={name} size="thin" />
        <p className="hd-bell-when">
          <HowFar work={work} />
          {forWhat !== null && <bdi>{forWhat}</bdi>}
        </p>
      </div>
    </li>
  );
}

function HowFar({ work: { state, done, total } }: { work: Work }) {
  const { t } = useTranslation('notices');
  const { number } = useFormat();
  if (state === 'waiting') return <span>{t('work.waiting')}</span>;
  if (total === null) return <span>{t('work.started')}</span>;
  return <span>{t('work.rows', { done: number(done), total: number(total) })}</span>;
}
