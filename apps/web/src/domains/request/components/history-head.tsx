import '../desk/case.css';
import type { HistoryDetail, RequestDetail } from '@heliodesk/contract/request';
import { useTranslation } from 'react-i18next';
import { Arc } from '#src/ui/shapes/arc.tsx';
import { spanParts, type SpanParts } from '#src/ui/shapes/promise.ts';
import { useSpanText } from '#src/ui/shapes/use-span-text.ts';
import { Avatar } from '../desk/person.tsx';
import { HeadTitle } from './head-title.tsx';
import { RequestNumber } from './request-labels.tsx';
import { RequestStatusDisc } from './request-status.tsx';

interface HistoryHeadProps {
  history: HistoryDetail;
  /** All of it, of a request of ours, once it is read. */
  request?: RequestDetail | undefined;
}

/** The head of a request that is over: what it was about, how it ended, who had it, and how long it took. */
export function HistoryHead({ history, request }: HistoryHeadProps) {
  const { t } = useTranslation('request');
  const { title, status, requestNo, contactName } = history;
  return (
    <header className="hd-case-head hd-request-head">
      <div className="hd-grow">
        <HeadTitle title={title} />
        <p className="hd-case-sub">
          <RequestStatusDisc status={status} pill />
          <RequestNumber>{requestNo}</RequestNumber>
          {request && contactName && (
            <span className="hd-request-owner" title={t('page.owner', { name: contactName })}>
              <Avatar name={contactName} id={request.ownerId} />
              {contactName}
            </span>
          )}
        </p>
      </div>
      <TimeTaken history={history} request={request} />
    </header>
  );
}

const day = 24 * 3_600_000;

/** From one moment to the other, in as many units as are known and worth telling; nothing where the moments say nothing. */
function spanOf(from: string | null, to: string | null, isExact: boolean): SpanParts | undefined {
  const span = from === null || to === null ? 0 : new Date(to).getTime() - new Date(from).getTime();
  // Older systems often know no more than the days.
  if (span <= 0 || (!isExact && span < day)) return undefined;
  return spanParts(span, span < 2 * day && isExact);
}

function TimeTaken({ history: { status, createTime, closeTime, externalSystem, firstContactAt }, request }: HistoryHeadProps) {
  const { t } = useTranslation(['history', 'request']);
  const spanText = useSpanText();
  const submitTime = externalSystem === null ? (request?.submitTime ?? null) : createTime;
  const taken = spanOf(submitTime, closeTime, externalSystem === null);
  if (taken === undefined || (status !== 'completed' && status !== 'rejected' && status !== 'withdrawn')) return null;
  const contacted = spanOf(submitTime, firstContactAt, true);
  return (
    <div className="hd-case-promise hd-promise">
      {status === 'completed' && <Arc state={{ phase: 'kept', distance: 0, share: 1 }} radius={42} />}
      <div>
        <p className="hd-t12 hd-hint">{t(`took.${status}`)}</p>
        <p className="hd-promise-text">{spanText(taken)}</p>
        {contacted && <p className="hd-t12 hd-hint">{t('request:page.contactedAfter', { duration: spanText(contacted) })}</p>}
      </div>
    </div>
  );
}
