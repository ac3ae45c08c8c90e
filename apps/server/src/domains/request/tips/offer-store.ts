import { tipTypes, type OfferedSolution } from '@heliodesk/contract/request';
import type { Tx } from '#src/platform/db/database.ts';
import { nothingAsked, type Asked } from './asked.ts';

interface NewOffers {
  requestId: number;
  /** Of each solution. */
  messageIds: readonly number[];
  solutions: readonly OfferedSolution[];
  /** What is said about all, with the first. */
  text: string;
  at: Date;
  due: Date;
}

/** Offers solutions, each by a tip of its own. Approving sends them, so no one asks. */
export async function insertOffers(tx: Tx, { requestId, messageIds, solutions, text, at, due }: NewOffers): Promise<void> {
  const rows = solutions.flatMap((solution, index) => {
    const messageId = messageIds[index];
    const asked: Asked = { ...nothingAsked, solution };
    return messageId === undefined ? [] : { message_id: messageId, asked: JSON.stringify(asked), content: index === 0 ? text : '' };
  });
  const common = { request_id: requestId, type: tipTypes.solution, asked_by: null, asked_at: at, due_at: due, remind_at: due };
  await tx
    .insertInto('tip')
    .values(rows.map((row) => ({ ...common, ...row })))
    .execute();
}
