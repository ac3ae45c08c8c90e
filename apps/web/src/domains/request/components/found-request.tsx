import '#src/ui/shapes/promise-arc.css';
import type { Found } from '@heliodesk/contract/request';
import { useTranslation } from 'react-i18next';
import { Marked } from '#src/ui/format/marked.tsx';
import { usePromiseText } from '#src/ui/shapes/promise-arc.tsx';
import { promiseStateOf } from '#src/ui/shapes/promise.ts';
import type { PromiseState } from '#src/ui/shapes/promise.ts';
import { useNow } from '#src/ui/shapes/use-now.ts';
import { isRunning } from './status-looks.ts';

type FoundRequest = Found['requests'][number];

/** Where a request stands, and whose it is. */
export function StateAndCompany({
  request: { status, companyName, marks },
}: {
  request: Pick<FoundRequest, 'status' | 'companyName' | 'marks'>;
}) {
  const { t } = useTranslation('request');
  return (
    <>
      {t(`status.${status}`)} ·{' '}
      <bdi>
        <Marked text={companyName} marks={marks.companyName} />
      </bdi>
    </>
  );
}

/** How long the promise of the first contact still runs or is late; nothing unless that is soon or over. */
export function PressingPromise({
  request: { status, firstContactDue: dueAt, firstContactAt, submitTime: since },
}: {
  request: FoundRequest;
}) {
  const now = useNow();
  if (dueAt === null || firstContactAt !== null || !isRunning(status)) return null;
  const state = promiseStateOf({ dueAt, since, now });
  return state.phase === 'running' ? null : <Words state={state} />;
}

function Words({ state }: { state: PromiseState }) {
  return <span className={`hd-clock hd-t12 hd-promise-${state.phase}`}>{usePromiseText(state)}</span>;
}
