import { useEffect, useRef } from 'react';
import { CallError, isError } from '#src/platform/http/call-error.ts';
import { applyErrorPolicy, reasonOf } from '#src/platform/http/error-policy.ts';
import { liveUpdates } from '#src/platform/live-updates.ts';
import { ownKey } from '#src/platform/own-input.ts';
import { tabStorage } from '#src/platform/storage.ts';
import { createUuid } from '#src/platform/uuid.ts';
import { sendOne, storeFile } from './queries.ts';
import { addMessages, dropOutgoing, editOutgoing, queue } from './thread.ts';
import type { Outgoing, Thread } from './thread.ts';

/** What a person hands over to be sent. */
export interface Draft {
  content: string;
  isNote: boolean;
  /** It asks the customer something. */
  needsAnswer?: boolean;
  /** It answers the enquiry. */
  reply?: boolean;
  files: readonly File[];
}

const noFiles = { files: [], attIds: [] } as const;

/** Messages that were under way when the tab was left or reloaded; whether they arrived shows when the list is fetched. */
export function persistedOutgoing(requestId: number): Outgoing[] {
  const stored = tabStorage.getJson(ownKey('outbox', requestId));
  if (!Array.isArray(stored)) return [];
  return (stored as Partial<Outgoing>[]).flatMap(({ clientMsgId, content, isNote, needsAnswer, reply }) =>
    typeof clientMsgId === 'string' && typeof content === 'string'
      ? [
          {
            clientMsgId,
            content,
            isNote: isNote === true,
            needsAnswer: needsAnswer === true,
            reply: reply === true,
            ...noFiles,
            state: 'failed' as const,
          },
        ]
      : [],
  );
}

/** Files can't be kept over a reload. */
function keep(requestId: number, outgoing: readonly Outgoing[]): void {
  const texts = outgoing.filter((entry) => entry.files.length === 0);
  const key = ownKey('outbox', requestId);
  if (texts.length === 0) tabStorage.remove(key);
  else
    tabStorage.setJson(
      key,
      texts.map(({ clientMsgId, content, isNote, needsAnswer, reply }) => ({ clientMsgId, content, isNote, needsAnswer, reply })),
    );
}

const entryOf = ({ content, isNote, needsAnswer = false, reply = false, files }: Draft): Outgoing => ({
  clientMsgId: createUuid(),
  content,
  isNote,
  needsAnswer,
  reply,
  files,
  attIds: [],
  state: 'sending',
});

type Update = (change: (thread: Thread) => Thread) => void;

/** Stores the files that are not stored yet; a later attempt continues after them. */
async function storeFiles(requestId: number, { clientMsgId, files, attIds, isNote }: Outgoing, update: Update): Promise<number[]> {
  const stored = [...attIds];
  for (const file of files.slice(stored.length)) {
    const attId = await storeFile(requestId, { file, isNote }, (progress) =>
      update((thread) => editOutgoing(thread, clientMsgId, { progress })),
    );
    stored.push(attId);
    const soFar = [...stored];
    update((thread) => editOutgoing(thread, clientMsgId, { attIds: soFar, progress: undefined }));
  }
  return stored;
}

async function deliver(requestId: number, entry: Outgoing, update: Update): Promise<void> {
  const { clientMsgId } = entry;
  try {
    const message = await sendOne(requestId, { ...entry, attIds: await storeFiles(requestId, entry, update) });
    update((thread) => addMessages(thread, [message]));
  } catch (error) {
    if (isError(error, 'auth.signInRequired')) applyErrorPolicy(error);
    const isUnanswered = error instanceof CallError && error.failure !== 'answer';
    update((thread) => editOutgoing(thread, clientMsgId, { state: 'failed', reason: reasonOf(error), progress: undefined, isUnanswered }));
  }
}

/** Sending, repeating and discarding messages of one conversation. */
export function useOutbox(requestId: number, outgoing: readonly Outgoing[], update: Update) {
  useEffect(() => keep(requestId, outgoing), [requestId, outgoing]);

  // One after the other, so that messages arrive in the order in which they were written.
  const line = useRef(Promise.resolve());
  const enqueue = (entry: Outgoing) => {
    line.current = line.current.then(() => deliver(requestId, entry, update));
  };
  const resend = (entry: Outgoing): void => {
    update((thread) => editOutgoing(thread, entry.clientMsgId, { state: 'sending', reason: undefined, isUnanswered: false }));
    enqueue(entry);
  };
  const resendUnanswered = useRef<() => void>(undefined);
  useEffect(() => {
    resendUnanswered.current = () => {
      for (const entry of outgoing) if (entry.isUnanswered) resend(entry);
    };
  });
  useEffect(() => liveUpdates.onReconnect(() => resendUnanswered.current?.()), []);
  return {
    resend,
    send: (draft: Draft): void => {
      const entry = entryOf(draft);
      update((thread) => queue(thread, entry));
      enqueue(entry);
    },
    discard: (entry: Outgoing): void => update((thread) => dropOutgoing(thread, entry.clientMsgId)),
  };
}
