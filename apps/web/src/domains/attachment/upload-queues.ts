import { useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/ui/format/use-format.ts';
import { createUploadQueue } from '#src/ui/files/upload-queue.ts';
import type { UploadQueue } from '#src/ui/files/upload-queue.ts';

/** They live as long as what is kept of the server's answers. */
const queues = new WeakMap<QueryClient, Map<number, UploadQueue>>();

/** The files on their way to a request, whichever step or page is open. */
export function useUploadQueue(requestId: number): UploadQueue {
  const client = useQueryClient();
  const ofClient = queues.get(client) ?? new Map<number, UploadQueue>();
  queues.set(client, ofClient);
  const queue = ofClient.get(requestId) ?? createUploadQueue();
  ofClient.set(requestId, queue);
  return queue;
}

/** Why the files of a draft are not complete: some are on their way, or did not get there and can be sent again. */
export function useUploadFault(requestId: number | undefined): string | undefined {
  const { t } = useTranslation('attachment');
  const { number } = useFormat();
  const queue = useUploadQueue(requestId ?? 0);
  const jobs = useSyncExternalStore(queue.subscribe, queue.get);
  const countOf = (...states: readonly string[]) => jobs.filter(({ state }) => states.includes(state)).length;
  const coming = countOf('waiting', 'running');
  if (coming > 0) return t('coming', { count: coming, number: number(coming) });
  const failed = countOf('failed');
  return failed > 0 ? t('notThere', { count: failed, number: number(failed) }) : undefined;
}
