import { sql } from 'kysely';
import type { Db, Tx } from '#src/platform/db/database.ts';

/** Five wrong passwords are free; then the name waits a minute, twice as long each time, up to an hour (spec 3 §4). */
const free = 5;

/**
 * Counts an attempt as wrong before the password is checked, so that parallel attempts cannot slip through together.
 * Answers `false` while the name has to wait; then nothing is counted.
 */
export async function reserveAttempt(tx: Tx, email: string, now: Date): Promise<boolean> {
  const wait = sql<Date | null>`case when sign_in_failure.wrong + 1 >= ${free}
    then ${now}::timestamptz + least(power(2, least(sign_in_failure.wrong + 1 - ${free}, 6)), 60) * interval '1 minute' end`;
  const row = await tx
    .insertInto('sign_in_failure')
    .values({ email, wrong: 1, last_at: now })
    .onConflict((conflict) =>
      conflict
        .column('email')
        .doUpdateSet({ wrong: sql<number>`sign_in_failure.wrong + 1`, waits_until: wait, last_at: now })
        .where((eb) => eb.or([eb('sign_in_failure.waits_until', 'is', null), eb('sign_in_failure.waits_until', '<=', now)])),
    )
    .returning('wrong')
    .executeTakeFirst();
  return row !== undefined;
}

export async function findWait(db: Db | Tx, email: string): Promise<Date | undefined> {
  const row = await db.selectFrom('sign_in_failure').select('waits_until').where('email', '=', email).executeTakeFirst();
  return row?.waits_until ?? undefined;
}

export async function removeFailures(tx: Tx, email: string): Promise<void> {
  await tx.deleteFrom('sign_in_failure').where('email', '=', email).execute();
}

export async function removeFailuresBefore(tx: Tx, moment: Date): Promise<void> {
  await tx.deleteFrom('sign_in_failure').where('last_at', '<', moment).execute();
}
