import { useEffect } from 'react';
import { DropZone } from './drop-zone.tsx';
import { FileList } from './file-list.tsx';
import type { StoredFile, Upload } from './upload-queue.ts';
import type { UploadRules } from './upload-rules.ts';
import { useFileUploads } from './use-file-uploads.ts';

interface FileUploadsProps {
  files: readonly StoredFile[];
  upload: Upload;
  rules: UploadRules & { maxFiles: number };
  /** What fits here. */
  hint: string;
  /** Of the place to drop files at. */
  id?: string | undefined;
  onFiles: (files: readonly StoredFile[]) => void;
  /** Whether files are on their way. */
  onComing?: (isComing: boolean) => void;
}

/** A place to drop files at, as long as more fit, and those that are there and on their way. Each is uploaded right away. */
export function FileUploads({ files, upload, rules, hint, id, onFiles, onComing }: FileUploadsProps) {
  const uploads = useFileUploads({ value: files, upload, rules, onStored: onFiles });
  const isComing = uploads.jobs.some(({ state }) => state === 'waiting' || state === 'running');
  useEffect(() => onComing?.(isComing), [isComing, onComing]);
  return (
    <>
      {files.length < rules.maxFiles && (
        <DropZone id={id} rules={rules} hint={hint} onFiles={(given) => uploads.addFiles(given.map((file) => ({ file })))} />
      )}
      <FileList
        files={files}
        jobs={uploads.jobs}
        rules={rules}
        onCancel={uploads.cancel}
        onRetry={uploads.retry}
        onRemove={({ attId }) => onFiles(files.filter((file) => file.attId !== attId))}
      />
      <output className="hd-vh">{uploads.announced}</output>
    </>
  );
}
