import { isOver, requestPageOf } from '@heliodesk/contract/request';
import type { HistoryDetail } from '@heliodesk/contract/request';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router';
import { HistoryFacts, HistoryHead, HistoryOutcome, HistorySerials, historyDetail, useRequest } from '#src/domains/request/index.ts';
import { isError } from '#src/platform/http/call-error.ts';
import { Can } from '#src/ui/actions/permissions.tsx';
import { PageSkeleton } from '#src/ui/states/skeletons.tsx';
import { ErrorState, NotFound } from '#src/ui/states/states.tsx';
import { HistoryFrame } from './history/history-frame.tsx';
import { OwnHistory } from './history/own-history.tsx';

/** One request that is over: of ours the way that it took and what came of it, of an older system's all that is known. */
export default function HistoryDetailPage() {
  const id = Number(useParams().id);
  return Number.isSafeInteger(id) && id > 0 ? <HistoryOf key={id} id={id} /> : <NotFound />;
}

function HistoryOf({ id }: { id: number }) {
  const { data: history, error, refetch } = useQuery(historyDetail(id));
  if (isError(error, 'notFound')) return <NotInHistory id={id} />;
  if (!history) return error ? <ErrorState error={error} onRetry={refetch} /> : <PageSkeleton />;
  if (history.externalSystem !== null) return <ImportedHistory history={history} system={history.externalSystem} />;
  return (
    <Can permission="csp:desk:list" otherwise={<OwnHistory history={history} reader="customer" />}>
      <OwnHistory history={history} reader="staff" />
    </Can>
  );
}

/** A request that was reopened has left the history: an address that someone kept leads to where it goes on. */
function NotInHistory({ id }: { id: number }) {
  const { data: request, isPending } = useRequest(id);
  if (isPending) return <PageSkeleton />;
  if (!request || isOver(request.status)) return <NotFound />;
  return (
    <Can permission="csp:desk:list" otherwise={<Navigate replace to={requestPageOf(id, 'customer')} />}>
      <Navigate replace to={requestPageOf(id, 'staff')} />
    </Can>
  );
}

function ImportedHistory({ history, system }: { history: HistoryDetail; system: string }) {
  const { t } = useTranslation('history');
  return (
    <HistoryFrame history={history} head={<HistoryHead history={history} />}>
      <p className="hd-hint">{t('importedNote', { system })}</p>
      <HistoryOutcome history={history} />
      <HistoryFacts history={history} />
      <HistorySerials history={history} />
    </HistoryFrame>
  );
}
