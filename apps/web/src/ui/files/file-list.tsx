import './files.css';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Ltr } from '../format/ltr.tsx';
import { useFormat } from '../format/use-format.ts';
import { Icon } from '../icons/icon.tsx';
import { ProgressCells } from '../shapes/cells.tsx';
import { kindsOf } from './upload-rules.ts';
import type { UploadRules } from './upload-rules.ts';
import type { StoredFile, UploadJob } from './upload-queue.ts';

interface FileListProps {
  files: readonly StoredFile[];
  jobs?: readonly UploadJob[];
  rules?: UploadRules;
  onCancel?: (id: number) => void;
  onRetry?: (id: number) => void;
  onRemove?: (file: StoredFile) => unknown;
  renderPreview?: (file: StoredFile) => ReactNode;
}

/** Files with their sizes; those on their way show progress, those that failed say why. */
export function FileList({ files, jobs = [], rules = {}, onCancel, onRetry, onRemove, renderPreview }: FileListProps) {
  const { t } = useTranslation('ui');
  if (files.length + jobs.length === 0) return null;
  return (
    <ul className="hd-files" aria-label={t('files.list')}>
      {files.map((file) => (
        <FileRow key={file.attId} file={file} {...(onRemove ? { onRemove } : {})} picture={renderPreview?.(file)} />
      ))}
      {jobs.map((job) => (
        <JobRow key={job.id} job={job} rules={rules} onCancel={onCancel} onRetry={onRetry} />
      ))}
    </ul>
  );
}

function FileRow({ file, onRemove, picture }: { file: StoredFile; onRemove?: (file: StoredFile) => unknown; picture: ReactNode }) {
  const { t } = useTranslation('ui');
  const { fileSize } = useFormat();
  const name = <Ltr>{file.fileName}</Ltr>;
  return (
    <li>
      {picture ?? <Icon name="file" size={20} />}
      <span className="hd-grow hd-cut" dir="auto">
        {file.url ? <a href={file.url}>{name}</a> : name}
      </span>
      <span className="hd-hint hd-num">
        <Ltr>{fileSize(file.size)}</Ltr>
      </span>
      {onRemove && (
        <Button
          type="text"
          size="small"
          aria-label={t('files.removeFile', { name: file.fileName })}
          icon={<Icon name="trash" />}
          onClick={() => void onRemove(file)}
        />
      )}
    </li>
  );
}

interface JobRowProps {
  job: UploadJob;
  rules: UploadRules;
  onCancel: ((id: number) => void) | undefined;
  onRetry: ((id: number) => void) | undefined;
}

function JobRow({ job, rules, onCancel, onRetry }: JobRowProps) {
  const { t } = useTranslation('ui');
  const { fileSize, share } = useFormat();
  const { name, size } = job.file;
  const isFailed = job.state === 'failed' || job.state === 'refused';
  return (
    <li>
      <Icon name={isFailed ? 'warning' : 'file'} size={20} className={isFailed ? 'hd-k-bad' : undefined} />
      <div className="hd-grow">
        <span className="hd-row">
          <span className="hd-grow hd-cut">
            <Ltr>{name}</Ltr>
          </span>
          {job.state === 'running' && (
            <span className="hd-hint hd-num">
              {t('files.uploading', { share: share(size > 0 ? job.done / size : 0), done: fileSize(job.done), size: fileSize(size) })}
            </span>
          )}
        </span>
        {job.state === 'running' && <ProgressCells done={job.done} total={Math.max(1, size)} label={name} size="thin" />}
        {job.state === 'waiting' && <span className="hd-hint">{t('files.waiting')}</span>}
        {isFailed && (
          <span className="hd-k-bad" role="alert">
            <JobFault job={job} rules={rules} />
          </span>
        )}
      </div>
      {job.state === 'failed' && onRetry && (
        <Button
          type="text"
          size="small"
          aria-label={t('files.retryUpload', { name })}
          icon={<Icon name="refresh" />}
          onClick={() => onRetry(job.id)}
        />
      )}
      {onCancel && (
        <Button
          type="text"
          size="small"
          aria-label={isFailed ? t('files.removeFile', { name }) : t('files.cancelUpload', { name })}
          icon={<Icon name="close" />}
          onClick={() => onCancel(job.id)}
        />
      )}
    </li>
  );
}

/** Why a file did not get there. */
export function JobFault({ job, rules }: { job: UploadJob; rules: UploadRules }) {
  const { t } = useTranslation('ui');
  const { sizeLimit, share, plainList, sentenceGap } = useFormat();
  if (job.refusal === 'tooLarge') return t('files.tooLarge', { size: sizeLimit(rules.maxBytes ?? 0) });
  if (job.refusal === 'tooMuch') return t('files.tooMuch', { size: sizeLimit(rules.maxTotalBytes ?? 0) });
  if (job.refusal === 'tooMany') return t('files.tooMany', { count: rules.maxFiles ?? 1 });
  if (job.refusal === 'nameTooLong') return t('files.nameTooLong', { count: rules.maxNameLength ?? 0 });
  if (job.refusal === 'wrongKind')
    return (
      <>
        {t('files.wrongKind')}
        {sentenceGap}
        <bdi>{plainList(kindsOf(rules))}</bdi>
      </>
    );
  if (job.message === undefined && job.done > 0) return t('files.stopped', { share: share(job.done / job.file.size) });
  return job.message ?? t('files.failed');
}
