import { limits } from '@heliodesk/contract/kit';
import { mostImportsUnderWay } from '@heliodesk/contract/serial-number';
import { useMemo } from 'react';
import { useFileUploads } from '#src/ui/files/use-file-uploads.ts';
import { uploadSpreadsheet, useSerialChanges } from './queries.ts';

/** What is taken as a spreadsheet; what is in it the server judges. */
export const sheetRules = {
  accept: '.xls,.xlsx',
  maxBytes: limits.fileSize,
  maxFiles: mostImportsUnderWay,
  maxNameLength: limits.fileName,
};

const none: readonly never[] = [];

/** Sends spreadsheets to be read one after the other. Those whose name says that they are none stay here, to be told of. */
export function useSheetUploads(requestId: number) {
  const { refresh } = useSerialChanges(requestId);
  const upload = useMemo(() => uploadSpreadsheet(requestId), [requestId]);
  const { jobs, addFiles, cancel, retry, announced } = useFileUploads({
    value: none,
    upload,
    rules: sheetRules,
    onStored: () => void refresh(),
  });
  const wrong = jobs.filter(({ refusal }) => refusal === 'wrongKind');
  const handleFiles = (files: readonly File[]) => {
    // The next choice is the answer to what was said of the one before.
    for (const { id } of wrong) cancel(id);
    addFiles(files.map((file) => ({ file })));
  };
  return { wrong, jobs: jobs.filter((job) => !wrong.includes(job)), addFiles: handleFiles, cancel, retry, announced };
}

export type SheetUploads = ReturnType<typeof useSheetUploads>;
