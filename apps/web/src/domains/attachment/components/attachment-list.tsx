import { topicOf } from '@heliodesk/contract/live';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { liveUpdates } from '#src/platform/live-updates.ts';
import { ErrorState } from '#src/ui/states/states.tsx';
import { caseFiles } from '../queries.ts';
import { AttachmentRows } from './attachment-rows.tsx';

/** All files of a request that the reader may see, to look at; each says where it comes from. */
export function AttachmentList({ requestId }: { requestId: number }) {
  const { t } = useTranslation('attachment');
  const { data: files, error, refetch } = useQuery(caseFiles(requestId));
  useEffect(
    () =>
      liveUpdates.subscribe(topicOf('request', requestId), (event) => {
        if (event.kind === 'message') void refetch();
      }),
    [requestId, refetch],
  );
  if (!files) return error ? <ErrorState error={error} onRetry={refetch} /> : null;
  if (files.length === 0) return <p className="hd-hint">{t('none')}</p>;
  return <AttachmentRows files={files} originOf={({ purpose }) => t(`origin.${purpose}`)} />;
}
