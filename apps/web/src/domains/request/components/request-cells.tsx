import './request.css';
import { progressOf } from '@heliodesk/contract/request';
import type { RequestRow } from '@heliodesk/contract/request';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/ui/format/use-format.ts';
import { MiniRun } from '#src/ui/shapes/cells.tsx';
import { PromiseArc } from '#src/ui/shapes/promise-arc.tsx';
import { nextStepOf } from './next-step.ts';
import type { NextStepRow } from './next-step.ts';
import { isRunning } from './status-looks.ts';
import { RequestNumber, RequestTypeName } from './request-labels.tsx';

/** The way of a request in a list, one cell a step. */
export function RequestRun({ row }: { row: Pick<RequestRow, 'requestType' | 'nodes' | 'status' | 'outcome'> }) {
  const { steps, active, rejected } = progressOf(row.requestType, row.nodes, row.outcome);
  const isOver = active >= steps.length - 1 || !isRunning(row.status);
  return <MiniRun done={active} total={steps.length} state={rejected ? 'stopped' : isOver ? 'ended' : 'running'} />;
}

/** The promise of the first contact; a dash where nothing is promised anymore. */
export function PromiseCell({ row }: { row: Pick<RequestRow, 'status' | 'firstContactDue' | 'firstContactAt' | 'submitTime'> }) {
  const isOver = row.firstContactAt === null && !isRunning(row.status);
  return <PromiseArc dueAt={isOver ? null : row.firstContactDue} keptAt={row.firstContactAt} since={row.submitTime} />;
}

/** Thing first, number second: the main cell of a customer's list. */
export function RequestTitleCell({ row }: { row: RequestRow }) {
  return (
    <>
      <span className="hd-request-title hd-lines" dir="auto">
        {row.title}
      </span>
      <span className="hd-hint hd-t13 hd-request-number">
        <span className="hd-cut">
          <RequestTypeName type={row.requestType} />
        </span>
        <span>
          {' · '}
          <RequestNumber>{row.requestNo}</RequestNumber>
        </span>
      </span>
    </>
  );
}

/** Who acts next, and what; `reader` decides who "you" is. */
export function NextStepCell({ row, reader }: { row: NextStepRow; reader: 'customer' | 'staff' }) {
  const { t } = useTranslation('request');
  const { sentenceGap } = useFormat();
  const step = nextStepOf(row);
  const words = t(`next.${step.key}`, { count: row.tips });
  if (step.actor === 'none') return <span className="hd-next hd-hint">{words}</span>;
  const isReader = step.actor === (reader === 'staff' ? 'us' : 'customer');
  if (isReader)
    return (
      <span className="hd-next">
        <span className="hd-tag hd-k-warn">{t(reader === 'staff' ? 'actor.us' : 'actor.you')}</span> <span className="hd-ink">{words}</span>
      </span>
    );
  return (
    <span className="hd-next">
      <span className="hd-hint">{t(`actor.${step.actor}Acts`)}</span>
      {sentenceGap}
      {words}
    </span>
  );
}
