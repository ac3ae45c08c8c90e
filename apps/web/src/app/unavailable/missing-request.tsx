import { requestPageOf } from '@heliodesk/contract/request';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router';
import { nearRequestsTo } from '#src/domains/request/index.ts';
import { Ltr } from '#src/ui/format/ltr.tsx';
import { PageSkeleton } from '#src/ui/states/skeletons.tsx';
import { Way, Ways } from '#src/ui/states/state-sheet.tsx';
import { MissingPage } from './missing-page.tsx';

/** In place of a request that does not exist or is not the reader's; a number in its address leads to the request it means. */
export function MissingRequest({ reader }: { reader: 'customer' | 'staff' }) {
  const { t } = useTranslation('shell');
  const typed = useParams().requestId ?? '';
  const { data: near = [], isLoading } = useQuery({ ...nearRequestsTo(typed), enabled: /\D/.test(typed) });
  const exact = near.find(({ isExact }) => isExact);
  if (isLoading) return <PageSkeleton />;
  if (exact) return <Navigate replace to={requestPageOf(exact.requestId, reader)} />;
  return (
    <MissingPage title={t('unavailable.requestTitle')}>
      {near.length > 0 && (
        <>
          <h2>{t('unavailable.near')}</h2>
          <Ways>
            {near.map((request) => (
              <Way
                key={request.requestId}
                to={requestPageOf(request.requestId, reader)}
                icon="file"
                title={<Ltr mono>{request.requestNo}</Ltr>}
                hint={request.title}
              />
            ))}
          </Ways>
        </>
      )}
    </MissingPage>
  );
}
