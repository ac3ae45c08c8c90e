import './attachment.css';
import { attachmentTypes } from '@heliodesk/contract/attachment';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { UploadField } from '#src/ui/files/upload-field.tsx';
import { attachmentRules } from '#src/ui/files/upload-rules.ts';
import type { Upload } from '#src/ui/files/use-uploads.ts';
import { useFormat } from '#src/ui/format/use-format.ts';
import { ErrorState } from '#src/ui/states/states.tsx';
import { attachmentList, uploadTo, useAttachmentChanges } from '../queries.ts';
import { AttachmentRows } from './attachment-rows.tsx';

const megabyte = 1024 * 1024;

const rules = {
  ...attachmentRules,
  accept: [...Object.keys(attachmentTypes).map((ending) => `.${ending}`), '.jpeg'].join(','),
};

interface AttachmentFieldProps {
  requestId: number;
  /** Told when the server takes no more changes. */
  onFrozen?: () => void;
}

const ignore = () => undefined;

/** Files of a draft: drop or choose them, describe them, take them away. */
export function AttachmentField({ requestId, onFrozen = ignore }: AttachmentFieldProps) {
  const { t } = useTranslation('attachment');
  const { number } = useFormat();
  const megabytes = (size: number) => number(size / megabyte, 1);
  const { data: files = [], error, refetch } = useQuery(attachmentList(requestId));
  const changes = useAttachmentChanges(requestId, onFrozen);
  const send = useMemo(() => uploadTo(requestId), [requestId]);
  if (error) return <ErrorState error={error} onRetry={refetch} />;

  const upload: Upload = async (file, options) => {
    try {
      return await send(file, options);
    } catch (error) {
      changes.handleRefusal(error);
      throw error;
    }
  };
  const bytes = files.reduce((sum, file) => sum + file.size, 0);
  return (
    <div className="hd-attachments">
      <p className="hd-row hd-t13">
        <b>{t('files')}</b>
        <span className="hd-hint">{t('limits', { each: megabytes(rules.maxBytes), total: megabytes(rules.maxTotalBytes) })}</span>
        <output className="hd-end hd-hint hd-num">
          {t('sum', {
            count: files.length,
            files: number(files.length),
            most: number(rules.maxFiles),
            used: megabytes(bytes),
            total: megabytes(rules.maxTotalBytes),
          })}
        </output>
      </p>
      <UploadField value={files} upload={upload} onChange={() => void changes.refresh()} rules={rules} hint={t('hint')}>
        {files.length > 0 && (
          <AttachmentRows
            files={files}
            onDescribe={(attId, description) => changes.describe.mutate({ attId, description })}
            onRemove={(attId) => changes.remove.mutateAsync(attId)}
          />
        )}
      </UploadField>
      <p className="hd-hint hd-t12">{t('scaled')}</p>
    </div>
  );
}
