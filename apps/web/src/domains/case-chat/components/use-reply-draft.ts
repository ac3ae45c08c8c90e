import { useState } from 'react';
import { showToast } from '#src/platform/feedback/notices.ts';
import { i18n } from '#src/platform/i18n/language.ts';
import { ownKey } from '#src/platform/own-input.ts';
import { usePersistedInput } from '#src/platform/persisted-input.ts';
import { attachmentRules, judgeFiles } from '#src/ui/files/upload-rules.ts';
import { formatSizeLimit } from '@heliodesk/phrases/formats/numbers';
import { useReportUnsaved } from '#src/ui/page/tab.ts';

type Kind = 'reply' | 'note';

interface Texts {
  reply: string;
  note: string;
  isNote: boolean;
}

/** What is being written: a reply and a note, each with its own text and files, so that switching never turns one into the other. */
export interface ReplyDraft {
  text: string;
  isNote: boolean;
  files: readonly File[];
  setText: (text: string) => void;
  setNote: (isNote: boolean) => void;
  addFiles: (files: readonly File[]) => void;
  removeFile: (file: File) => void;
  clear: () => void;
}

function readTexts(stored: unknown): Texts {
  const { reply, note, isNote } = (stored ?? {}) as Partial<Texts>;
  return { reply: typeof reply === 'string' ? reply : '', note: typeof note === 'string' ? note : '', isNote: isNote === true };
}

const isSame = (a: File, b: File): boolean => a.name === b.name && a.size === b.size && a.lastModified === b.lastModified;

function sayRefused(file: File, refusal: string): void {
  const { maxBytes, maxTotalBytes, maxFiles, maxNameLength } = attachmentRules;
  const text =
    refusal === 'tooLarge'
      ? i18n.t('ui:files.tooLarge', { size: formatSizeLimit(maxBytes, i18n.language) })
      : refusal === 'tooMuch'
        ? i18n.t('ui:files.tooMuch', { size: formatSizeLimit(maxTotalBytes, i18n.language) })
        : refusal === 'tooMany'
          ? i18n.t('ui:files.tooMany', { count: maxFiles })
          : i18n.t('ui:files.nameTooLong', { count: maxNameLength });
  showToast({ kind: 'bad', title: file.name, text });
}

interface ReplyDraftSettings {
  canSend: boolean;
  canNote: boolean;
  /** Where on the page it is written. */
  place?: 'reply' | 'answer';
}

/** Keeps what is written over reloads, for this person and request; files can't be kept. */
export function useReplyDraft(requestId: number, { canSend, canNote, place = 'reply' }: ReplyDraftSettings): ReplyDraft {
  const [texts, setTexts] = usePersistedInput(ownKey(place, requestId), readTexts);
  const [allFiles, setAllFiles] = useState<Record<Kind, readonly File[]>>({ reply: [], note: [] });
  useReportUnsaved(allFiles.reply.length > 0 || allFiles.note.length > 0);
  const isNote = canNote && (texts.isNote || !canSend);
  const kind: Kind = isNote ? 'note' : 'reply';
  const files = allFiles[kind];
  const setFiles = (changed: Kind, change: (before: readonly File[]) => readonly File[]) =>
    setAllFiles((before) => ({ ...before, [changed]: change(before[changed]) }));

  const addFiles = (added: readonly File[]) => {
    const fresh = added.filter((file) => !files.some((known) => isSame(known, file)));
    const bytes = files.reduce((sum, file) => sum + file.size, 0);
    const judged = judgeFiles(fresh, { count: files.length, bytes }, attachmentRules);
    for (const { file, refusal } of judged) if (refusal) sayRefused(file, refusal);
    setFiles(kind, () => [...files, ...judged.flatMap(({ file, refusal }) => (refusal ? [] : [file]))]);
  };
  return {
    text: texts[kind],
    isNote,
    files,
    setText: (text) => setTexts((current) => ({ ...current, [kind]: text })),
    setNote: (wanted) => setTexts((current) => ({ ...current, isNote: wanted })),
    addFiles,
    removeFile: (file) => setFiles(kind, (before) => before.filter((one) => one !== file)),
    clear: () => {
      setTexts((current) => ({ ...current, [kind]: '' }));
      setFiles(kind, () => []);
    },
  };
}
