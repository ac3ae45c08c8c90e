import type { Db, Tx } from '#src/platform/db/database.ts';

/** Staff's last question, if it is open: since then, the customer hasn't written and no one has picked up the request. */
export async function findOpenQuestion(tx: Tx, requestId: number): Promise<{ id: number; at: Date } | null> {
  const last = await tx
    .selectFrom('message')
    .select(['id', 'needs_answer', 'created_at as at'])
    .where('request_id', '=', requestId)
    .where('internal', '=', false)
    .where('recalled_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('side', '=', 'customer'),
        eb('needs_answer', '=', true),
        eb.and([eb('side', '=', 'system'), eb('content', '=', 'pickedUp')]),
      ]),
    )
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.needs_answer === true ? { id: last.id, at: last.at } : null;
}

/** The text of a message. */
export async function findText(db: Db | Tx, id: number): Promise<string> {
  const row = await db.selectFrom('message').select('content').where('id', '=', id).executeTakeFirst();
  return row?.content ?? '';
}
