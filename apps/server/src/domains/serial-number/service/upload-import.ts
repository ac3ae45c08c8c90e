import { extname } from 'node:path';
import { limits } from '@heliodesk/contract/kit';
import { mostImportsOpen, mostImportsUnderWay } from '@heliodesk/contract/serial-number';
import { storeTemporarily, visibleFileName } from '#src/domains/attachment/index.ts';
import { withTx, type Context, type WriteContext } from '#src/platform/context.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import type { UploadedFile } from '#src/platform/http/call.ts';
import { fail } from '#src/platform/http/failure.ts';
import type { ThrottleRule } from '#src/platform/throttle/throttle.ts';
import { lockFailed } from '../ended-import-store.ts';
import { countOpen, insertImport } from '../import-store.ts';
import type { ListKey } from '../list.ts';
import { openList } from '../list-store.ts';
import { serialListOwners } from '../owners.ts';
import { publishMove } from '../publish.ts';
import { enqueueImport, readImports } from '../queues.ts';
import { endImports } from './end-imports.ts';

const endings = ['.xls', '.xlsx'];

/** Far more than one person needs to send; each file takes seconds to read. */
const uploads: ThrottleRule = { name: 'serial-upload', points: 120, seconds: 60 * 60 };

/** The name of a file that is taken as a spreadsheet of someone who has not sent too many. */
export async function takeSpreadsheet({ platform, actor }: Context, file: UploadedFile): Promise<string> {
  const fileName = visibleFileName(file.fileName).slice(-limits.fileName);
  if (!endings.includes(extname(fileName).toLowerCase())) throw fail('serial.wrongFormat');
  await platform.throttle.take(uploads, String(actor.userId));
  return fileName;
}

/**
 * Stores the spreadsheet and queues it to be read in the background, after earlier ones of its list. Clears what is shown about earlier
 * files that were refused.
 */
export async function uploadImport(context: Context, key: ListKey, file: UploadedFile): Promise<{ importId: number }> {
  const { platform, db, actor } = context;
  const fileName = await takeSpreadsheet(context, file);
  await transaction(db, (tx) => lockForUpload(withTx(context, tx), key));
  return storeTemporarily(
    platform,
    { area: 'import', contentType: 'application/octet-stream', content: file.content },
    async (tx, storageKey, size) => {
      if (size > limits.fileSize) throw fail('attachment.fileTooLarge');
      const within = withTx(context, tx);
      const listId = await lockForUpload(within, key);
      await endImports(within, await lockFailed(tx, listId), { action: 'cancel', extraGuards: ['listChangeable'] });
      const importId = await insertImport(tx, { listId, uploadedBy: actor.userId, storageKey, fileName, at: platform.clock.now() });
      await enqueueImport(platform.jobs, tx, readImports, { importId });
      publishMove(platform, tx, { id: importId, ...key, uploaded_by: actor.userId });
      return { importId };
    },
  );
}

async function lockForUpload(context: WriteContext, key: ListKey): Promise<number> {
  const { platform, tx } = context;
  await serialListOwners.of(platform, key.ownerKind).lockForChange(context, key.ownerId);
  const { id } = await openList(tx, key);
  const { running, ready } = await countOpen(tx, id);
  if (running >= mostImportsUnderWay) throw fail('serial.lineFull', { max: mostImportsUnderWay });
  if (running + ready >= mostImportsOpen) throw fail('serial.tooManyFiles', { max: mostImportsOpen });
  return id;
}
