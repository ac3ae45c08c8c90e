import './request.css';
import { historyPageOf } from '@heliodesk/contract/request';
import type { HistoryRow } from '@heliodesk/contract/request';
import { useTranslation } from 'react-i18next';
import { RowCard } from '#src/ui/data-table/row-card.tsx';
import { Ltr } from '#src/ui/format/ltr.tsx';
import { Marked } from '#src/ui/format/marked.tsx';
import { UtcTime } from '#src/ui/format/utc-time.tsx';
import { RequestTypeName } from './request-labels.tsx';
import { RequestStatusDisc } from './request-status.tsx';

/** What a request of the history is called, its number, and where the searched words are if neither has them. */
export function HistoryTitle({ row: { title, requestNo, requestType, marks } }: { row: HistoryRow }) {
  return (
    <>
      <span className="hd-request-title hd-lines" dir="auto">
        <Marked text={title} marks={marks?.title ?? []} />
      </span>
      <span className="hd-hint hd-t13 hd-request-number">
        <span className="hd-cut">
          <RequestTypeName type={requestType} />
        </span>
        <span>
          {' · '}
          <Ltr mono className="hd-nowrap">
            <Marked text={requestNo} marks={marks?.requestNo ?? []} />
          </Ltr>
        </span>
      </span>
      <FoundText marks={marks} />
    </>
  );
}

/** Where the searched words are if title and number lack them. */
function FoundText({ marks }: Pick<HistoryRow, 'marks'>) {
  if (!marks?.excerpt) return null;
  return (
    <span className="hd-hint hd-t13 hd-cut" dir="auto">
      <Marked text={marks.excerpt.text} marks={marks.excerpt.marks} />
    </span>
  );
}

/** The same on a narrow screen. */
export function HistoryCard({ row }: { row: HistoryRow }) {
  const { requestId, requestNo, requestType, status, title, marks, closeTime } = row;
  return (
    <RowCard
      to={historyPageOf(requestId)}
      top={
        <>
          <RequestStatusDisc status={status} />
          <Ltr mono className="hd-hint hd-end">
            <Marked text={requestNo} marks={marks?.requestNo ?? []} />
          </Ltr>
        </>
      }
      title={<Marked text={title} marks={marks?.title ?? []} />}
      middle={
        <span>
          <RequestTypeName type={requestType} /> · <Origin row={row} />
          <FoundText marks={marks} />
        </span>
      }
      foot={
        <span className="hd-end">
          <UtcTime at={closeTime} precision="day" className="hd-hint" />
        </span>
      }
    />
  );
}

/** Who asked, and the older system that a request is from. */
export function Origin({ row: { creator, externalSystem } }: { row: Pick<HistoryRow, 'creator' | 'externalSystem'> }) {
  const { t } = useTranslation('history');
  return (
    <>
      <bdi>{creator}</bdi>
      {externalSystem !== null && <span className="hd-hint hd-t13"> {t('importedFrom', { system: externalSystem })}</span>}
    </>
  );
}
