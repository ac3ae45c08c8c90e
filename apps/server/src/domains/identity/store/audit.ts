import type { AuditFilters } from '@heliodesk/contract/identity';
import type { Language } from '@heliodesk/contract/kit';
import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely';
import type { z } from 'zod';
import type { Db, SqlText } from '#src/platform/db/database.ts';
import { startOfDay } from '#src/platform/db/days.ts';
import { containsPattern } from '#src/platform/db/like-pattern.ts';
import type { DB } from '#src/platform/db/tables.ts';
import type { NameOfSubject } from '../ports.ts';

type Filters = z.output<typeof AuditFilters>;
type AuditBuilder = ExpressionBuilder<DB, 'audit'>;

function conditionsOf({ actorId, action, subjectType, subjectId, from, to, address, before }: Filters) {
  return (eb: AuditBuilder): Expression<SqlBool> =>
    eb.and([
      ...(actorId === undefined ? [] : [eb('audit.actor_id', '=', actorId)]),
      ...(action ? [eb('audit.action', '=', action)] : []),
      ...(subjectType ? [eb('audit.subject_type', '=', subjectType)] : []),
      ...(subjectId ? [eb('audit.subject_id', '=', subjectId)] : []),
      ...(address ? [eb('audit.address', '=', address)] : []),
      ...(from === undefined ? [] : [eb('audit.at', '>=', startOfDay(from))]),
      ...(to === undefined ? [] : [eb('audit.at', '<', startOfDay(to, 1))]),
      ...(before === undefined
        ? []
        : [sql<SqlBool>`(audit.at, audit.id) < ((select at from audit where id = ${before}), ${before}::bigint)`]),
    ]);
}

const newestFirst = (db: Db, filters: Filters) =>
  db.selectFrom('audit').where(conditionsOf(filters)).orderBy('audit.at', 'desc').orderBy('audit.id', 'desc');

/** Entries in the order of the list; the page is cut before names are looked up. */
export function findAudit(db: Db, onBehalfName: SqlText, filters: Filters, { limit, offset = 0 }: { limit: number; offset?: number }) {
  const shown = newestFirst(db, filters).select('audit.id').limit(limit).offset(offset);
  return db
    .selectFrom(shown.as('shown'))
    .innerJoin('audit as a', 'a.id', 'shown.id')
    .select([
      'a.id',
      'a.at',
      'a.actor_id',
      'a.actor_name',
      'a.on_behalf_of',
      'a.action',
      'a.subject_type',
      'a.subject_id',
      'a.before',
      'a.after',
      'a.address',
      'a.request_id',
    ])
    .select(onBehalfName.as('on_behalf_of_name'))
    .orderBy('a.at', 'desc')
    .orderBy('a.id', 'desc')
    .execute();
}
export type AuditRecord = Awaited<ReturnType<typeof findAudit>>[number];

/** Counts to `limit` and no further. */
export async function countAudit(db: Db, filters: Filters, limit: number): Promise<number> {
  const { total } = await db
    .selectFrom(db.selectFrom('audit').where(conditionsOf(filters)).select('audit.id').limit(limit).as('some'))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** The distinct values of a column, found by skipping through its index. */
async function leap(db: Db, column: 'action' | 'subject_type'): Promise<string[]> {
  const name = sql.ref(column);
  const { rows } = await sql<{ value: string }>`with recursive leap(value) as (
      (select ${name} from audit order by ${name} limit 1)
      union all
      select (select ${name} from audit where ${name} > leap.value order by ${name} limit 1) from leap where leap.value is not null
    ) select value from leap where value is not null limit 1000`.execute(db);
  return rows.map(({ value }) => value);
}

export const findActions = (db: Db): Promise<string[]> => leap(db, 'action');
export const findSubjectTypes = (db: Db): Promise<string[]> => leap(db, 'subject_type');

/** People whose name or e-mail address holds a text, or the one with an id. */
export function findPeople(db: Db, { text, userId }: { text: string; userId?: number | undefined }, limit: number) {
  const people = db.selectFrom('app_user').select(['id as userId', 'name', 'email']);
  const found =
    userId === undefined
      ? people.where((eb) => eb.or([eb('name', 'ilike', containsPattern(text)), eb('email', 'ilike', containsPattern(text))]))
      : people.where('id', '=', userId);
  return found.orderBy('name').orderBy('id').limit(limit).execute();
}

/** The same of this domain's own subjects. */
export const ownSubjectNames: Record<'user' | 'team' | 'guest', NameOfSubject> = {
  user: (id) => sql<string | null>`(select name from app_user where id = ${sql.ref(id)})`,
  guest: (id) => sql<string | null>`(select name from guest where id = ${sql.ref(id)})`,
  team: (id) => sql<string | null>`(select name from team where id = ${sql.ref(id)})`,
};

/** Where the name of a subject is stored, by its kind. */
type SubjectNames = ReadonlyMap<string, NameOfSubject>;

interface Subject {
  type: string;
  id: string;
}

/** Names of subjects, by `type id`; nameless or deleted ones are left out. */
export async function findSubjectNames(
  db: Db,
  language: Language,
  names: SubjectNames,
  subjects: readonly Subject[],
): Promise<ReadonlyMap<string, string>> {
  const named = subjects.filter(({ type, id }) => names.has(type) && /^\d{1,15}$/.test(id));
  if (named.length === 0) return new Map();
  const cases = [...names].map(([type, nameOf]) => sql`when ${sql.lit(type)} then ${nameOf('s.id', language)}`);
  const { rows } = await sql<{ type: string; id: number; name: string | null }>`
    select s.type, s.id, case s.type ${sql.join(cases, sql` `)} end as name
    from (select distinct * from unnest(${named.map(({ type }) => type)}::text[], ${named.map(({ id }) => id)}::bigint[])) as s(type, id)`.execute(
    db,
  );
  return new Map(rows.flatMap(({ type, id, name }) => (name === null ? [] : [[`${type} ${id}`, name] as const])));
}
