import type { BulkItem, BulkRun } from '@heliodesk/contract/request';
import type { ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { LocalTime } from '#src/ui/format/local-time.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import { useGuardLabels } from '../actions/guard-labels.ts';
import { RequestNumber } from '../components/request-labels.tsx';
import { deskPaths } from '../desk/desk-paths.ts';

/** What became of each request of a run. */
export function RunResults({ run }: { run: BulkRun }) {
  const { t } = useTranslation(['bulk', 'desk']);
  return (
    <ul className="hd-assign-results" aria-label={t('desk:assign.results')}>
      {run.items.map((item) => (
        <li key={item.requestId}>
          {item.requestNo === '' ? (
            <span className="hd-hint">{t('result.unknown')}</span>
          ) : (
            <Link to={deskPaths.case(item.requestId)}>
              <RequestNumber>{item.requestNo}</RequestNumber>
            </Link>
          )}
          <Result item={item} run={run} />
        </li>
      ))}
    </ul>
  );
}

function Result({ item, run }: { item: BulkItem; run: BulkRun }) {
  const { t } = useTranslation(['bulk', 'desk']);
  if (item.state === 'waiting') return <span className="hd-hint">{t('desk:assign.waiting')}</span>;
  if (item.state !== 'done')
    return (
      <span className={item.state === 'cancelled' ? 'hd-hint' : 'hd-k-bad'}>
        {item.state !== 'cancelled' && <Icon name="warning" />} <Reason item={item} />
      </span>
    );
  const done = { assign: t('desk:assign.done', { name: run.ownerName }), askFiles: t('result.asked'), remind: t('result.reminded') };
  return (
    <span className="hd-k-good">
      <Icon name="check" /> {done[run.action]}
    </span>
  );
}

/** Why it was not done. */
function Reason({ item: { state, reason, blockedBy, movedBy, movedAt } }: { item: BulkItem }): ReactNode {
  const { t } = useTranslation('bulk');
  const guardLabel = useGuardLabels();
  if (state === 'missing' || state === 'cancelled') return t(`result.${state}`);
  if (state === 'refused') return blockedBy.length > 0 ? blockedBy.map(guardLabel).join(' ') : reason;
  if (movedBy === null || movedBy === '') return t('result.moved');
  return <Trans t={t} i18nKey="result.movedBy" values={{ name: movedBy }} components={{ time: <LocalTime at={movedAt} /> }} />;
}
