import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '#src/ui/states/states.tsx';
import { attachmentList } from '../queries.ts';
import { AttachmentRows } from './attachment-rows.tsx';

/** The files of a request, to look at. */
export function AttachmentList({ requestId }: { requestId: number }) {
  const { t } = useTranslation('attachment');
  const { data: files, error, refetch } = useQuery(attachmentList(requestId));
  if (error) return <ErrorState error={error} onRetry={refetch} />;
  if (files?.length === 0) return <p className="hd-hint">{t('none')}</p>;
  return files ? <AttachmentRows files={files} /> : null;
}
