import type { Attachment } from '@heliodesk/contract/attachment';
import { mostShipmentFiles } from '@heliodesk/contract/shipment';
import { fileRules } from '#src/domains/attachment/index.ts';
import { FileUploads } from '#src/ui/files/file-uploads.tsx';
import type { StoredFile, Upload } from '#src/ui/files/upload-queue.ts';

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
  const rules = { ...fileRules, ...(accept !== undefined && { accept }), maxFiles: mostShipmentFiles };
  return <FileUploads files={value} onFiles={(files) => onChange?.(files)} {...{ upload, rules, hint, id, onComing }} />;
}
