import type { WaitingRequest } from '@heliodesk/contract/request';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { QuestionTask } from '#src/domains/case-chat/index.ts';
import { isAllowed, OpenTasks, RequestNumber, requestPaths, TaskClock, useRequest } from '#src/domains/request/index.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import { inTurn } from '#src/ui/states/in-turn.ts';
import { BlockSkeleton } from '#src/ui/states/skeletons.tsx';
import { ErrorState } from '#src/ui/states/states.tsx';

interface WaitingCardProps {
  row: WaitingRequest;
  /** A question was answered. */
  onAnswered: () => unknown;
}

/** One request with all that waits for the customer in it. */
export function WaitingCard({ row, onAnswered }: WaitingCardProps) {
  const { t } = useTranslation('waiting');
  const titleId = useId();
  return (
    <section className="hd-task" ref={inTurn} aria-labelledby={titleId}>
      <header>
        <div className="hd-grow">
          <h2 id={titleId}>
            <Link to={requestPaths.page(row.requestId)}>
              <bdi>{row.title}</bdi>
            </Link>
          </h2>
          <span className="hd-hint hd-t12">
            <RequestNumber>{row.requestNo}</RequestNumber>
          </span>
        </div>
        {!row.isMine && <span className="hd-tag">{t('tasks.of', { name: row.contactPerson })}</span>}
        <TaskClock task={row} />
      </header>
      {row.questionTime !== null && <QuestionTask requestId={row.requestId} askedAt={row.questionTime} onSent={onAnswered} />}
      {row.tips > 0 && <TipsOf row={row} />}
    </section>
  );
}

/** The open tips, or why the reader can't answer them. */
function TipsOf({ row: { requestId, contactPerson } }: { row: WaitingRequest }) {
  const { t } = useTranslation('waiting');
  const { data: request, error, refetch } = useRequest(requestId);
  if (!request) return error ? <ErrorState error={error} onRetry={refetch} /> : <BlockSkeleton lines={5} />;
  if (isAllowed(request.actions, 'answerTip')) return <OpenTasks request={request} />;
  return (
    <p className="hd-card hd-task-locked hd-hint">
      <Icon name="lock" /> {t('tasks.locked', { name: contactPerson })}
    </p>
  );
}
