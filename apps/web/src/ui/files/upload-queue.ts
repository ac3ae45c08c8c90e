import { CallError, isError } from '#src/platform/http/call-error.ts';
import { createStore } from '#src/platform/store.ts';
import type { Refusal } from './upload-rules.ts';

/** A file that the server has. */
export interface StoredFile {
  attId: number | string;
  fileName: string;
  size: number;
  url?: string | undefined;
}

/** Brings one file to the server; rejects when aborted. `done` is in bytes. */
export type Upload = (
  file: File,
  options: { signal: AbortSignal; onProgress: (done: number, total: number) => void; place?: string | undefined },
) => Promise<StoredFile>;

/** One file on its way, or one that did not get there. */
export interface UploadJob {
  id: number;
  file: File;
  state: 'waiting' | 'running' | 'failed' | 'refused';
  done: number;
  /** What it was put at, where there is more than one list. */
  place?: string | undefined;
  /** Why the server or a rule of the field does not take it. */
  message?: string | undefined;
  refusal?: Refusal | undefined;
}

/** Whether the server would refuse the same file again. */
const isFinal = (error: unknown): boolean =>
  isError(
    error,
    'attachment.fileTooLarge',
    'attachment.nameTooLong',
    'attachment.wrongType',
    'attachment.infected',
    'attachment.empty',
    'attachment.frozen',
  );

/** What the server says; a lost connection says nothing. */
const messageOf = (error: unknown): string | undefined =>
  error instanceof CallError && error.failure === 'answer' && error.message ? error.message : undefined;

let lastId = 0;
const atOnce = 2;

/** What is done with the files of a queue; the page that shows them may be another one by the time their turn comes. */
interface Way {
  upload: Upload;
  onStored: (file: StoredFile) => void;
}

export type UploadQueue = ReturnType<typeof createUploadQueue>;

/** Uploads files two at a time, with progress, cancel and retry. It continues whether or not a page is there to show it. */
export function createUploadQueue() {
  const store = createStore<readonly UploadJob[]>([]);
  const running = new Map<number, AbortController>();
  let way: Way | undefined;

  const edit = (id: number, change: Partial<UploadJob>) =>
    store.set(store.get().map((job) => (job.id === id ? { ...job, ...change } : job)));
  const drop = (id: number) => store.set(store.get().filter((job) => job.id !== id));

  const run = async (job: UploadJob, { upload, onStored }: Way) => {
    const controller = new AbortController();
    running.set(job.id, controller);
    edit(job.id, { state: 'running', done: 0, message: undefined });
    try {
      const stored = await upload(job.file, {
        signal: controller.signal,
        onProgress: (done) => edit(job.id, { done }),
        place: job.place,
      });
      drop(job.id);
      onStored(stored);
    } catch (error) {
      if (controller.signal.aborted) drop(job.id);
      else edit(job.id, { state: isFinal(error) ? 'refused' : 'failed', message: messageOf(error) });
    } finally {
      running.delete(job.id);
      startNext();
    }
  };
  const startNext = () => {
    if (way === undefined) return;
    const waiting = store.get().filter((job) => job.state === 'waiting' && !running.has(job.id));
    for (const job of waiting.slice(0, Math.max(0, atOnce - running.size))) void run(job, way);
  };

  return {
    get: store.get,
    subscribe: store.subscribe,
    setWay: (next: Way) => {
      way = next;
    },
    add: (files: readonly { file: File; refusal?: Refusal | undefined; place?: string | undefined }[]) => {
      const added = files.map(({ file, refusal, place }): UploadJob => {
        lastId += 1;
        return { id: lastId, file, state: refusal ? 'refused' : 'waiting', done: 0, refusal, place };
      });
      store.set([...store.get(), ...added]);
      startNext();
    },
    cancel: (id: number) => {
      const controller = running.get(id);
      if (controller) controller.abort();
      else drop(id);
    },
    retry: (id: number) => {
      edit(id, { state: 'waiting', done: 0, message: undefined });
      startNext();
    },
  };
}
