import type { PhotoPlace } from '@heliodesk/contract/attachment';
import { topicOf } from '@heliodesk/contract/live';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { followTopic } from '#src/platform/live-updates.ts';
import { lookAgainAfter } from '#src/platform/look-again.ts';
import { useFormat } from '#src/ui/format/use-format.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import { ErrorState } from '#src/ui/states/states.tsx';
import { caseFiles } from '../queries.ts';
import { AttachmentRows } from './attachment-rows.tsx';

interface AttachmentListProps {
  requestId: number;
  /** Photos that are named where they are missing. */
  places?: readonly PhotoPlace[];
  /** Whether the request is still to be submitted. */
  isDraft?: boolean;
}

/** All files of a request that the reader may see, to look at; each says where it comes from. */
export function AttachmentList({ requestId, places = [], isDraft = false }: AttachmentListProps) {
  const { t } = useTranslation('attachment');
  const { labels } = useFormat();
  const { data: files, error, refetch } = useQuery(caseFiles(requestId));
  useEffect(() => {
    const lookAgain = lookAgainAfter(refetch);
    return followTopic(topicOf('request', requestId), ({ kind }) => kind === 'message' && lookAgain(), lookAgain);
  }, [requestId, refetch]);
  if (!files) return error ? <ErrorState error={error} onRetry={refetch} /> : null;
  const missing = places.filter((place) => files.every((file) => file.place !== place));
  return (
    <>
      {files.length === 0 && <p className="hd-hint">{t('none')}</p>}
      {files.length > 0 && (
        <AttachmentRows files={files} originOf={({ purpose }) => t(`origin.${isDraft && purpose === 'request' ? 'draft' : purpose}`)} />
      )}
      {missing.length > 0 && (
        <p className="hd-hint hd-photos-missing">
          <Icon name="image" />
          <span>{t('places.missing', { places: labels(missing.map((place) => t(`places.${place}.name`))) })}</span>
        </p>
      )}
    </>
  );
}
