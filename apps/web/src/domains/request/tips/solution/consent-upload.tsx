import './solution.css';
import { consentEndings } from '@heliodesk/contract/attachment';
import { useTranslation } from 'react-i18next';
import { fileRules } from '#src/domains/attachment/index.ts';
import { FileUploads } from '#src/ui/files/file-uploads.tsx';
import type { StoredFile } from '#src/ui/files/upload-queue.ts';
import { uploadConsent } from '../queries.ts';

const rules = { ...fileRules, maxFiles: 1, accept: consentEndings.map((ending) => `.${ending}`).join(',') };

interface ConsentUploadProps {
  requestId: number;
  files: readonly StoredFile[];
  onFiles: (files: readonly StoredFile[]) => void;
  onComing: (isComing: boolean) => void;
  /** Whether an answer was tried without it. */
  isMissing: boolean;
}

/** The one file of a written consent. */
export function ConsentUpload({ requestId, files, onFiles, onComing, isMissing }: ConsentUploadProps) {
  const { t } = useTranslation(['consent', 'rules']);
  return (
    <div className="hd-consent-file" role="group" aria-label={t('file')}>
      <b>{t('file')}</b>
      <FileUploads upload={uploadConsent(requestId)} hint={t('fileHint')} {...{ files, rules, onFiles, onComing }} />
      {isMissing && (
        <p className="hd-k-bad hd-t13" role="alert">
          {t('rules:consentMissing')}
        </p>
      )}
    </div>
  );
}
