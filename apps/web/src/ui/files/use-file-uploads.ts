import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StoredFile, Upload, UploadQueue } from './upload-queue.ts';
import { judgeFiles } from './upload-rules.ts';
import type { UploadRules } from './upload-rules.ts';
import { useUploads } from './use-uploads.ts';

/** A file that was dropped or chosen, and what it was put at. */
export interface GivenFile {
  file: File;
  place?: string | undefined;
}

interface FileUploadsOptions {
  value: readonly StoredFile[];
  upload: Upload;
  rules: UploadRules;
  onStored: (files: readonly StoredFile[]) => void;
  /** Where the files wait that are to arrive even when the page is left. */
  queue?: UploadQueue | undefined;
}

/** Uploads into a list of stored files: judges new ones beside those that are there, and says when one has arrived. */
export function useFileUploads({ value, upload, rules, onStored, queue }: FileUploadsOptions) {
  const { t } = useTranslation('ui');
  const [announced, setAnnounced] = useState('');
  // Several files may arrive before the value comes back: each is added to the latest.
  const stored = useRef(value);
  useEffect(() => {
    stored.current = value;
  }, [value]);
  const handleStored = (file: StoredFile) => {
    stored.current = [...stored.current, file];
    onStored(stored.current);
    setAnnounced(t('files.added', { name: file.fileName }));
  };
  const uploads = useUploads(upload, handleStored, queue);
  const addFiles = (given: readonly GivenFile[]) => {
    const taken = uploads.jobs.filter((job) => job.state !== 'refused');
    const count = value.length + taken.length;
    const bytes = value.reduce((sum, file) => sum + file.size, 0) + taken.reduce((sum, job) => sum + job.file.size, 0);
    const judged = judgeFiles(
      given.map(({ file }) => file),
      { count, bytes },
      rules,
    );
    uploads.add(judged.map((one, index) => ({ ...one, place: given[index]?.place })));
  };
  return { ...uploads, addFiles, announced };
}
