import './verdict-file.css';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SidebarCard } from '#src/domains/request/index.ts';
import { messageOf } from '#src/platform/http/error-policy.ts';
import { FileInput } from '#src/ui/files/drop-zone.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import { sheetRules } from '../use-sheet-uploads.ts';
import { saveReview, useVerdictFile, verdictFile } from './review-queries.ts';
import { VerdictDrawer } from './verdict-drawer.tsx';

const rules = { ...sheetRules, maxFiles: 1 };

/** Deciding in a spreadsheet: the list goes out, the file comes in, and what it would do is shown first. */
export function VerdictFileCard({ requestId, isLocked }: { requestId: number; isLocked: boolean }) {
  const { t } = useTranslation('verdictFile');
  const [isOpen, setOpen] = useState(false);
  const { data: file } = useQuery(verdictFile(requestId));
  const { upload } = useVerdictFile(requestId);
  const handleFiles = ([chosen]: readonly File[]) => {
    if (chosen !== undefined) upload.mutate(chosen, { onSuccess: () => setOpen(true) });
  };
  return (
    <SidebarCard title={t('title')}>
      <p className="hd-hint hd-t13">{t('hint')}</p>
      <div className="hd-verdict-actions hd-row hd-row-wrap">
        <Button size="small" icon={<Icon name="download" />} onClick={() => void saveReview(requestId)}>
          {t('download')}
        </Button>
        {!isLocked && (
          <span className="hd-verdict-upload">
            <Button size="small" icon={<Icon name="upload" />} loading={upload.isPending} tabIndex={-1} aria-hidden="true">
              {t('upload')}
            </Button>
            <FileInput label={t('upload')} rules={rules} onFiles={handleFiles} />
          </span>
        )}
        {file && !isLocked && (
          <Button size="small" type="link" onClick={() => setOpen(true)}>
            {t('show')}
          </Button>
        )}
      </div>
      <output className="hd-vh">{upload.isPending ? t('uploading') : ''}</output>
      {upload.error && (
        <p role="alert" className="hd-t13 hd-k-bad">
          {messageOf(upload.error)}
        </p>
      )}
      {file && <VerdictDrawer key={file.fileId} requestId={requestId} file={file} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </SidebarCard>
  );
}
