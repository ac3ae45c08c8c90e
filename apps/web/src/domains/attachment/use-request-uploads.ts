import type { Attachment, PhotoPlace } from '@heliodesk/contract/attachment';
import { useFileUploads } from '#src/ui/files/use-file-uploads.ts';
import type { UploadRules } from '#src/ui/files/upload-rules.ts';
import type { Upload } from '#src/ui/files/upload-queue.ts';
import { uploadTo, useAttachmentChanges } from './queries.ts';
import { useUploadQueue } from './upload-queues.ts';

interface RequestUploadsOptions {
  requestId: number;
  places: readonly PhotoPlace[];
  files: readonly Attachment[];
  rules: UploadRules;
  onFrozen: () => void;
}

export type RequestUploads = ReturnType<typeof useFileUploads>;

/** Uploads to a draft, and changes of what it has. A photo that comes to the place of another one takes its place. */
export function useRequestUploads({ requestId, places, files, rules, onFrozen }: RequestUploadsOptions) {
  const changes = useAttachmentChanges(requestId, onFrozen);
  const upload: Upload = async (file, { place: asked, ...options }) => {
    const place = places.find((one) => one === asked);
    const former = files.find((one) => place !== undefined && one.place === place);
    try {
      const stored = await uploadTo(requestId, place)(file, options);
      if (former) await changes.remove.mutateAsync(former.attId);
      return stored;
    } catch (error) {
      changes.handleRefusal(error);
      throw error;
    }
  };
  const queue = useUploadQueue(requestId);
  const uploads = useFileUploads({ value: files, upload, rules, onStored: () => void changes.refresh(), queue });
  return { uploads, changes };
}
