import type { TipFile } from '@heliodesk/contract/request';
import { listAttachments } from '#src/domains/attachment/index.ts';
import type { TipPartOwner } from './parts.ts';

const without = (files: readonly TipFile[] = [], others: readonly TipFile[] = []): TipFile[] =>
  files.filter((file) => !others.some(({ attId }) => attId === file.attId));

/** The files of a request. They are there as soon as they are uploaded. */
export const filesPart: TipPartOwner = {
  snapshotOf: async (db, { requestId }) => ({
    files: (await listAttachments(db, { kind: 'request', id: requestId })).map(({ attId, fileName, place }) => ({
      attId,
      fileName,
      place,
    })),
  }),
  differences: (before, after) => ({
    added: without(after.files, before.files),
    removed: without(before.files, after.files),
  }),
  isAnswered: ({ before, note }, after) => note !== '' || without(after.files, before.files).length > 0,
};
