import { addFile, deleteAttachment, download, listAttachments, listCaseFiles, updateAttachment } from '@heliodesk/contract/attachment';
import type { Attachment, PhotoPlace } from '@heliodesk/contract/attachment';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#src/platform/http/call.ts';
import { isError } from '#src/platform/http/call-error.ts';
import { scaleImage } from '#src/platform/scale-image.ts';
import type { Upload } from '#src/ui/files/upload-queue.ts';

/** The files of a request. */
export const attachmentList = (requestId: number) =>
  queryOptions({
    queryKey: ['attachment', requestId],
    queryFn: ({ signal }) => call(listAttachments, { query: { requestId }, signal, background: true }),
  });

/** All files of a request: what was submitted, what came up in the conversation, and for staff those of notes. */
export const caseFiles = (requestId: number) =>
  queryOptions({
    queryKey: ['attachment', requestId, 'all'],
    queryFn: ({ signal }) => call(listCaseFiles, { query: { requestId }, signal, quiet: true, background: true }),
  });

/** Uploads to a request, a photo to its place; pictures are made smaller first (spec 3 §9). */
export const uploadTo =
  (requestId: number, place?: PhotoPlace): Upload =>
  async (file, { signal, onProgress }) =>
    call(addFile, {
      body: { requestId, ...(place === undefined ? {} : { place }) },
      file: await scaleImage(file),
      signal,
      onProgress: ({ loaded, total }) => onProgress(loaded, total),
      quiet: true,
      background: true,
    });

/** The bytes of a stored file, for showing in the page. */
export const fetchFile = ({ url }: Attachment, signal: AbortSignal): Promise<Blob> =>
  call(download, {
    query: { fileName: new URL(url, location.origin).searchParams.get('fileName') ?? '', inline: 'true' },
    signal,
    quiet: true,
  }).then(({ blob }) => blob);

/** Changes of a request's files; each shows immediately in its list. `onFrozen` is told when the server takes no more of them. */
export function useAttachmentChanges(requestId: number, onFrozen: () => void) {
  const client = useQueryClient();
  const { queryKey } = attachmentList(requestId);
  const edit = (change: (files: readonly Attachment[]) => Attachment[]) =>
    client.setQueryData<Attachment[]>(queryKey, (files) => change(files ?? []));
  const refresh = () => client.invalidateQueries({ queryKey });
  /** Refused because nothing may be changed anymore: what the list shows is old. */
  const handleRefusal = (error: unknown) => {
    if (!isError(error, 'attachment.frozen')) return;
    void refresh();
    onFrozen();
  };
  const describe = useMutation({
    onError: handleRefusal,
    mutationFn: (body: { attId: number; description: string; place?: PhotoPlace }) => call(updateAttachment, { body, background: true }),
    onSuccess: (changed) => {
      edit((files) => files.map((file) => (file.attId === changed.attId ? changed : file)));
      return client.invalidateQueries({ queryKey: caseFiles(requestId).queryKey });
    },
  });
  const remove = useMutation({
    onError: handleRefusal,
    mutationFn: (attId: number) => call(deleteAttachment, { params: { id: attId } }),
    onSuccess: (_nothing, attId) => edit((files) => files.filter((file) => file.attId !== attId)),
  });
  return { describe, remove, refresh, handleRefusal };
}
