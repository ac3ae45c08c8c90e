import './request.css';
import type { HistoryRow } from '@heliodesk/contract/request';
import { useTranslation } from 'react-i18next';
import { Ltr } from '#src/ui/format/ltr.tsx';
import { Marked } from '#src/ui/format/marked.tsx';
import { RequestTypeName } from './request-labels.tsx';

/** What a request of the history is called, its number, and where the searched words are if neither has them. */
export function HistoryTitle({ row: { title, requestNo, requestType, marks } }: { row: HistoryRow }) {
  return (
    <>
      <span className="hd-request-title hd-cut" dir="auto">
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
      {marks?.excerpt && (
        <span className="hd-hint hd-t13 hd-cut" dir="auto">
          <Marked text={marks.excerpt.text} marks={marks.excerpt.marks} />
        </span>
      )}
    </>
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
