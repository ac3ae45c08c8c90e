import type { Tx } from '#src/platform/db/database.ts';
import { publishWork } from '#src/platform/notify/running-work.ts';
import type { Platform } from '#src/platform/platform.ts';
import type { ImportRecord } from './import-store.ts';
import { serialListOwners } from './owners.ts';

/** Tells those who watch the owner of a list, and who uploaded the file, that an import moves on, once the transaction has committed. */
export function publishMove(
  platform: Platform,
  tx: Tx,
  { id, ownerKind, ownerId, uploaded_by }: Pick<ImportRecord, 'id' | 'ownerKind' | 'ownerId' | 'uploaded_by'>,
): void {
  serialListOwners.of(platform, ownerKind).publishImport(platform, tx, ownerId, id);
  publishWork(platform, tx, uploaded_by);
}
