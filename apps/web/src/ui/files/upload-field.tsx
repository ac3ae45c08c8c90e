import './files.css';
import type { ReactNode } from 'react';
import { DropZone } from './drop-zone.tsx';
import { FileList } from './file-list.tsx';
import type { UploadRules } from './upload-rules.ts';
import { useFileUploads } from './use-file-uploads.ts';
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
  const uploads = useFileUploads({ value, upload, rules, onStored: (files) => onChange?.(files) });
  const handleRemove = async (file: StoredFile) => {
    await onRemove?.(file);
    onChange?.(value.filter((other) => other.attId !== file.attId));
  };

  return (
    <div className="hd-upload">
      {!disabled && <DropZone id={id} rules={rules} hint={hint} onFiles={(files) => uploads.addFiles(files.map((file) => ({ file })))} />}
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
      <output className="hd-vh">{uploads.announced}</output>
    </div>
  );
}
