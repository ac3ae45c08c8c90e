import { useEffect, useState, useSyncExternalStore } from 'react';
import { createUploadQueue } from './upload-queue.ts';
import type { StoredFile, Upload, UploadQueue } from './upload-queue.ts';

/** Uploads files and shows those on their way: of a queue that outlives the page, or else of the page's own. */
export function useUploads(upload: Upload, onStored: (file: StoredFile) => void, kept?: UploadQueue) {
  const [own] = useState(createUploadQueue);
  const queue = kept ?? own;
  const jobs = useSyncExternalStore(queue.subscribe, queue.get);
  useEffect(() => queue.setWay({ upload, onStored }));
  return { jobs, add: queue.add, cancel: queue.cancel, retry: queue.retry };
}
