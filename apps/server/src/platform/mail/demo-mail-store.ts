import type { Insertable } from 'kysely';
import type { Db } from '../db/database.ts';
import type { DemoMail as DemoMailTable } from '../db/tables.ts';

export interface DemoMail {
  id: number;
  sent_at: Date;
  recipient: string;
  subject: string;
}

/** Outside of any transaction: this takes the place of sending. */
export async function insertDemoMail(db: Db, mail: Insertable<DemoMailTable>): Promise<void> {
  await db.insertInto('demo_mail').values(mail).execute();
}

/** Mails of the demo, the newest first. */
export async function findDemoMails(
  db: Db,
  recipient: string,
  limit: number,
  offset: number,
): Promise<{ mails: DemoMail[]; total: number }> {
  const pattern = `%${recipient.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const found = db.selectFrom('demo_mail').where('recipient', 'ilike', pattern);
  const mails = await found.select(['id', 'sent_at', 'recipient', 'subject']).orderBy('id', 'desc').limit(limit).offset(offset).execute();
  const { total } = await found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { mails, total: Number(total) };
}

export const findDemoMail = (db: Db, id: number): Promise<(DemoMail & { body_text: string }) | undefined> =>
  db.selectFrom('demo_mail').select(['id', 'sent_at', 'recipient', 'subject', 'body_text']).where('id', '=', id).executeTakeFirst();
