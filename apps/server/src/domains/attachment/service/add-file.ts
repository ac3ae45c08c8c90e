import type { Readable } from 'node:stream';
import { attachmentTypes, type Attachment, type PhotoPlace } from '@heliodesk/contract/attachment';
import { participantKey, participantOf, type Caller } from '#src/platform/auth/actor.ts';
import { withTx, type Context, type WriteContext } from '#src/platform/context.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import { fail } from '#src/platform/http/failure.ts';
import type { ThrottleRule } from '#src/platform/throttle/throttle.ts';
import { measureUpload, type Measured } from '../content/measure.ts';
import { isKnownEnding } from '../content/inspect-content.ts';
import { cleanFileName, endingOf } from '../file-name.ts';
import { fileOwners, kindsOf, lockOwner, type Owner } from '../owners.ts';
import { countUsage, findById, insertAttachment } from '../store/attachment.ts';
import { updateToStored } from '../store/stored-file.ts';
import { toAttachment } from '../view.ts';
import { freePlace } from './places.ts';
import { refuseHiddenContent } from './look-into-zip.ts';
import { refuseInfected } from './scan-file.ts';
import { announceFile, storeFile } from './store-file.ts';

/** Far more than one person sends: six requests with as many files as they may have. Without it, drafts would be storage without end. */
const uploads: ThrottleRule = { name: 'attachment-upload', points: 300, seconds: 60 * 60 };

/** Counts one more file of the caller; refuses when there were too many. */
export const limitUploads = ({ platform, actor }: Context<Caller>): Promise<void> =>
  platform.throttle.take(uploads, participantKey(participantOf(actor)));

/** Locks an owner for one more file and answers how many bytes are left for it; refuses when it has all the files it may have. */
export async function lockForFile(context: WriteContext<Caller>, owner: Owner): Promise<number> {
  const { platform, tx } = context;
  await lockOwner(context, owner);
  const { group, limits } = fileOwners.of(platform, owner.kind);
  const { files, bytes } = await countUsage(tx, kindsOf(platform, group), owner.id);
  if (files >= limits.files) throw fail('attachment.tooMany');
  if (bytes >= limits.bytes) throw fail('attachment.totalTooLarge');
  return limits.bytes - bytes;
}

/** A name that a file may have; what can't be right by its ending is refused before a byte is read. */
export function acceptableName({ platform }: Pick<Context<Caller>, 'platform'>, { kind }: Owner, given: string): string {
  const fileName = cleanFileName(given);
  const ending = endingOf(fileName);
  const { endings } = fileOwners.of(platform, kind);
  if (!isKnownEnding(ending) || endings?.includes(ending) === false) throw fail('attachment.wrongType');
  return fileName;
}

export interface FileToAdd {
  owner: Owner;
  description: string;
  place?: PhotoPlace | undefined;
  fileName: string;
  content: Readable;
}

/** Takes a file that someone sends. */
export async function receiveFile(context: Context<Caller>, file: FileToAdd): Promise<Attachment> {
  await limitUploads(context);
  return addFileTo(context, file);
}

/**
 * Stores a file for its owner. Nothing is locked while the bytes come in; the limits are checked against what was there before and
 * once more, under the lock of the owner, when the file is whole, so that concurrent uploads cannot pass them together.
 */
export async function addFileTo(context: Context<Caller>, { content, ...file }: FileToAdd): Promise<Attachment> {
  const { platform, db } = context;
  const fileName = acceptableName(context, file.owner, file.fileName);
  const { key, room } = await transaction(db, async (tx) => ({
    room: await lockForFile(withTx(context, tx), file.owner),
    key: await announceFile(platform, tx, 'attachment'),
  }));
  return storeFile(
    platform,
    key,
    {
      ...measureUpload(content, fileName, room),
      inspect: async ({ contentType }) => {
        if (contentType === attachmentTypes.zip) await refuseHiddenContent(platform, key);
        await refuseInfected(context, key);
      },
    },
    (tx, measured) => attach(withTx(context, tx), { ...file, fileName }, { ...measured, key }),
  );
}

/** Attaches a complete object to its owner. */
async function attach(
  context: WriteContext<Caller>,
  { owner, description, fileName, place = null }: Omit<FileToAdd, 'content' | 'place'> & { place?: PhotoPlace | null | undefined },
  { key, ...measured }: Measured & { key: string },
): Promise<Attachment> {
  const { platform, tx, actor } = context;
  if (measured.size > (await lockForFile(context, owner))) throw fail('attachment.totalTooLarge');
  if (!(await updateToStored(tx, key, measured, null))) throw fail('unavailable');
  await freePlace(context, owner, place);
  const at = platform.clock.now();
  const shownAt = fileOwners.of(platform, owner.kind).isStaged ? null : at;
  const id = await insertAttachment(tx, { owner, key, shownAt, fileName, description, place, uploader: participantOf(actor), at });
  const added = await findById(tx, id);
  if (added === undefined) throw fail('notFound');
  return toAttachment(added);
}
