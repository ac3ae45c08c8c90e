import { purposes, type CaseFile } from '@heliodesk/contract/attachment';
import type { Context } from '#src/platform/context.ts';
import { fail } from '#src/platform/http/failure.ts';
import { canReadFilesOf } from '../owners.ts';
import { findShownOfKinds } from '../store/attachment.ts';
import { toAttachment } from '../view.ts';

/** All files of a request that the actor may see, with where each comes from. */
export async function listAllFiles(context: Context, requestId: number): Promise<CaseFile[]> {
  const areReadable = await Promise.all(purposes.map((kind) => canReadFilesOf(context, { kind, id: requestId })));
  const kinds = purposes.filter((_kind, index) => areReadable[index]);
  if (kinds.length === 0) throw fail('notFound');
  const files = await findShownOfKinds(context.db, kinds, requestId);
  return files.flatMap((file) => {
    const purpose = kinds.find((kind) => kind === file.owner.kind);
    return purpose === undefined ? [] : [{ ...toAttachment(file), purpose }];
  });
}
