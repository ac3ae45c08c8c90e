import './files.css';
import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../format/use-format.ts';
import { Icon } from '../icons/icon.tsx';
import { FileList } from './file-list.tsx';
import { judgeFiles } from './upload-rules.ts';
import type { UploadRules } from './upload-rules.ts';
import { useUploads } from './use-uploads.ts';
import type { StoredFile, Upload } from './use-uploads.ts';

interface UploadFieldProps {
  /** Given by the form's `Field`. */
  id?: string;
  value?: readonly StoredFile[];
  onChange?: (files: readonly StoredFile[]) => void;
  upload: Upload;
  /** Takes a stored file away on the server too; without it, it only leaves the list. */
  onRemove?: (file: StoredFile) => unknown;
  rules?: UploadRules;
  /** What is expected, below the words. */
  hint?: ReactNode;
  /** A small picture of a stored file. */
  renderPreview?: (file: StoredFile) => ReactNode;
  disabled?: boolean;
  /** Stored files shown in their own way, instead of the plain list. */
  children?: ReactNode;
}

const nothing: readonly StoredFile[] = [];

/** A place to drop or choose files, and the list of those that are there or on their way. A value for a form. */
export function UploadField({
  id,
  value = nothing,
  onChange,
  upload,
  onRemove,
  rules = {},
  hint,
  renderPreview,
  disabled = false,
  children,
}: UploadFieldProps) {
  const [announced, setAnnounced] = useState('');
  const { t } = useTranslation('ui');
  // Several files may arrive before the form hands the value back: each is added to the latest.
  const stored = useRef(value);
  useEffect(() => {
    stored.current = value;
  }, [value]);
  const uploads = useUploads(upload, (file) => {
    stored.current = [...stored.current, file];
    onChange?.(stored.current);
    setAnnounced(t('files.added', { name: file.fileName }));
  });

  const handleFiles = (files: readonly File[]) => {
    const taken = uploads.jobs.filter((job) => job.state !== 'refused');
    const count = value.length + taken.length;
    const bytes = value.reduce((sum, file) => sum + file.size, 0) + taken.reduce((sum, job) => sum + job.file.size, 0);
    uploads.add(judgeFiles(files, { count, bytes }, rules));
  };
  const handleRemove = async (file: StoredFile) => {
    await onRemove?.(file);
    onChange?.(value.filter((other) => other.attId !== file.attId));
  };

  return (
    <div className="hd-upload">
      {!disabled && <DropZone id={id} rules={rules} hint={hint} onFiles={handleFiles} />}
      {children}
      <FileList
        files={children === undefined ? value : nothing}
        jobs={uploads.jobs}
        rules={rules}
        onCancel={uploads.cancel}
        onRetry={uploads.retry}
        {...(disabled ? {} : { onRemove: handleRemove })}
        {...(renderPreview ? { renderPreview } : {})}
      />
      <output className="hd-vh">{announced}</output>
    </div>
  );
}

interface DropZoneProps {
  id: string | undefined;
  rules: UploadRules;
  hint: ReactNode;
  onFiles: (files: readonly File[]) => void;
}

/** The file input itself lies over the whole zone, unseen: it takes clicks, keys and dropped files by its nature. */
function DropZone({ id, rules, hint, onFiles }: DropZoneProps) {
  const { t } = useTranslation('ui');
  const { fileSize } = useFormat();
  const ownId = useId();
  const count = rules.maxFiles ?? 2;
  const limit =
    rules.maxBytes !== undefined && rules.maxTotalBytes !== undefined
      ? t('files.limit', { size: fileSize(rules.maxBytes), total: fileSize(rules.maxTotalBytes) })
      : undefined;
  return (
    <label className="hd-drop" htmlFor={id ?? ownId}>
      <Icon name="upload" size={20} />
      <span className="hd-ink">
        <span className="hd-drop-choose">{t('files.choose', { count })}</span> {t('files.orDrop', { count })}
      </span>
      {(hint ?? limit) && <span className="hd-hint hd-t12">{hint ?? limit}</span>}
      <input
        id={id ?? ownId}
        type="file"
        multiple={rules.maxFiles !== 1}
        accept={rules.accept}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
    </label>
  );
}
