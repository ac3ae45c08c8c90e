import { isGuest, type Caller } from '#src/platform/auth/actor.ts';
import type { Db } from '#src/platform/db/database.ts';
import { visibleTo } from './policy.ts';

/** Equal for actors who get the same condition from the policy. */
const groupOf = (actor: Caller): string =>
  JSON.stringify(
    isGuest(actor)
      ? [actor.kind, actor.subject.kind, actor.subject.id]
      : [actor.kind, actor.accountId, actor.contactId, actor.roles.toSorted()],
  );

/** Which of the actors may see a request, in order: one query with one condition for each kind of reader. */
export async function findReaders(db: Db, actors: readonly Caller[], requestId: number): Promise<boolean[]> {
  const groups = [...Map.groupBy(actors, groupOf)].flatMap(([group, [actor]]) => (actor === undefined ? [] : [{ group, actor }]));
  const row = await db
    .selectFrom('request')
    .select(groups.map(({ actor }, index) => visibleTo(actor).as(`reader${index}`)))
    .where('id', '=', requestId)
    .executeTakeFirst();
  const answers: Record<string, unknown> = { ...row };
  const readable = new Set(groups.filter((_, index) => answers[`reader${index}`] === true).map(({ group }) => group));
  return actors.map((actor) => readable.has(groupOf(actor)));
}

/** When a request last changed; writing in its conversation counts. */
export async function findChangedAt(db: Db, requestId: number): Promise<Date | undefined> {
  const row = await db.selectFrom('request').select('updated_at').where('id', '=', requestId).executeTakeFirst();
  return row?.updated_at;
}
