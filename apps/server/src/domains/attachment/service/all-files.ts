import { purposes, type CaseFile } from '@heliodesk/contract/attachment';
import type { Context } from '#src/platform/context.ts';
import { fail } from '#src/platform/http/failure.ts';
import { findReadableKinds } from '../owners.ts';
import { findShownOfKinds } from '../store/shown.ts';
import { toAttachment } from '../view.ts';

/** All files of a request that the actor may see, with where each comes from. */
export async function listAllFiles(context: Context, requestId: number): Promise<CaseFile[]> {
  const [readable, files] = await Promise.all([
    findReadableKinds(context, purposes, requestId),
    findShownOfKinds(context.db, purposes, requestId),
  ]);
  if (readable.size === 0) throw fail('notFound');
  return files.flatMap((file) => {
    const purpose = purposes.find((kind) => kind === file.owner.kind);
    return purpose === undefined || !readable.has(purpose) ? [] : [{ ...toAttachment(file), purpose }];
  });
}
