import type { Attachment } from '@heliodesk/contract/attachment';
import { mostShipmentFiles } from '@heliodesk/contract/shipment';
import { useEffect } from 'react';
import { fileRules } from '#src/domains/attachment/index.ts';
import { DropZone } from '#src/ui/files/drop-zone.tsx';
import { FileList } from '#src/ui/files/file-list.tsx';
import type { StoredFile, Upload } from '#src/ui/files/upload-queue.ts';
import { useFileUploads } from '#src/ui/files/use-file-uploads.ts';
import type { UploadRules } from '#src/ui/files/upload-rules.ts';

interface FilesFieldProps {
  upload: Upload;
  hint: string;
  /** Kinds of files; all, if left out. */
  accept?: string;
  /** Whether files are on their way. */
  onComing: (isComing: boolean) => void;
  /** Given by the form. */
  id?: string;
  value?: readonly StoredFile[];
  onChange?: (files: readonly StoredFile[]) => void;
}

/** Kinds of photos that a field offers. */
export const photoKinds = '.jpg,.jpeg,.png,.webp,.heic,.gif';

export const idsOf = (files: readonly StoredFile[] = []): Attachment['attId'][] => files.map(({ attId }) => Number(attId));

/** Files of a step, as a field of its form: they are uploaded right away, and belong to the step once it is saved. */
export function FilesField({ upload, hint, accept, onComing, id, value = [], onChange }: FilesFieldProps) {
  const rules: UploadRules = { ...fileRules, ...(accept !== undefined && { accept }), maxFiles: mostShipmentFiles };
  const uploads = useFileUploads({ value, upload, rules, onStored: (files) => onChange?.(files) });
  const isComing = uploads.jobs.some(({ state }) => state === 'waiting' || state === 'running');
  useEffect(() => onComing(isComing), [isComing, onComing]);
  return (
    <>
      {value.length < mostShipmentFiles && (
        <DropZone id={id} rules={rules} hint={hint} onFiles={(given) => uploads.addFiles(given.map((file) => ({ file })))} />
      )}
      <FileList
        files={value}
        jobs={uploads.jobs}
        rules={rules}
        onCancel={uploads.cancel}
        onRetry={uploads.retry}
        onRemove={({ attId }) => onChange?.(value.filter((file) => file.attId !== attId))}
      />
      <output className="hd-vh">{uploads.announced}</output>
    </>
  );
}
