import type { RuleContent, RuleMode } from '@heliodesk/contract/routing';
import { sql, type Selectable } from 'kysely';
import type { Db, Tx } from '#src/platform/db/database.ts';
import type { RoutingRule } from '#src/platform/db/tables.ts';

/** A rule, its columns narrowed to what the contract let in. */
export type RuleRecord = Omit<Selectable<RoutingRule>, 'types' | 'regions' | 'languages' | 'target' | 'mode'> &
  Pick<RuleContent, 'types' | 'regions' | 'languages'> & { target: 'team' | 'people'; mode: RuleMode };

const toRecord = (row: Selectable<RoutingRule>): RuleRecord =>
  ({ ...row, account_ids: row.account_ids.map(Number), user_ids: row.user_ids.map(Number) }) as RuleRecord;

/** All rules, in their order. */
export async function findRules(db: Db | Tx): Promise<RuleRecord[]> {
  const rows = await db.selectFrom('routing_rule').selectAll().orderBy('position').orderBy('id').execute();
  return rows.map(toRecord);
}

export async function lockRule(tx: Tx, ruleId: number): Promise<RuleRecord | undefined> {
  const row = await tx.selectFrom('routing_rule').selectAll().where('id', '=', ruleId).forUpdate().executeTakeFirst();
  return row && toRecord(row);
}

/** Lets rules be added, put in order and removed one after another until the transaction ends. */
export const lockRules = async (tx: Tx): Promise<void> =>
  void (await sql`select pg_advisory_xact_lock(hashtext('routing.rules'))`.execute(tx));

const columnsOf = ({ types, regions, countries, languages, moreThanSerials, accountIds, target, mode, isEnabled }: RuleContent) => ({
  types,
  regions,
  countries,
  languages,
  more_than_serials: moreThanSerials,
  account_ids: accountIds,
  target: target.kind,
  team_id: target.kind === 'team' ? target.teamId : null,
  in_language: target.kind === 'team' && target.inLanguage,
  user_ids: target.kind === 'people' ? target.userIds : [],
  mode,
  is_enabled: isEnabled,
});

/** Adds a rule after the others. */
export async function insertRule(tx: Tx, content: RuleContent, now: Date): Promise<RuleRecord> {
  const row = await tx
    .insertInto('routing_rule')
    .values({
      ...columnsOf(content),
      off_since: content.isEnabled ? null : now,
      position: sql`(select coalesce(max(position), 0) + 1 from routing_rule)`,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toRecord(row);
}

export async function updateRule(tx: Tx, ruleId: number, content: RuleContent, now: Date): Promise<RuleRecord> {
  const row = await tx
    .updateTable('routing_rule')
    .set((eb) => ({
      ...columnsOf(content),
      off_since: content.isEnabled ? null : eb.fn.coalesce('off_since', sql.val(now)),
      updated_at: now,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', ruleId)
    .returningAll()
    .executeTakeFirstOrThrow();
  return toRecord(row);
}

export const removeRule = async (tx: Tx, ruleId: number): Promise<void> =>
  void (await tx.deleteFrom('routing_rule').where('id', '=', ruleId).execute());

/** Puts rules in the given order; those that aren't named come after them, in the order they had. */
export const updateOrder = async (tx: Tx, ruleIds: readonly number[]): Promise<void> =>
  void (await sql`
    update routing_rule set position = ordered.position
    from (
      select id, row_number() over (order by array_position(${[...ruleIds]}::bigint[], id) nulls last, position, id) as position from routing_rule
    ) as ordered
    where ordered.id = routing_rule.id and ordered.position <> routing_rule.position`.execute(tx));

/** The names of the companies, teams and people that rules are about. */
export interface RuleNames {
  companies: ReadonlyMap<number, string>;
  teams: ReadonlyMap<number, string>;
  people: ReadonlyMap<number, string>;
}

const byId = (rows: readonly { id: number; name: string }[]): ReadonlyMap<number, string> =>
  new Map(rows.map(({ id, name }) => [id, name]));
const among = (column: string, ids: readonly number[]) => sql<boolean>`${sql.ref(column)} = any(${[...new Set(ids)]}::bigint[])`;

export async function findRuleNames(db: Db | Tx, rules: readonly Pick<RuleRecord, 'account_ids' | 'user_ids'>[]): Promise<RuleNames> {
  const [accountIds, userIds] = [rules.flatMap((rule) => rule.account_ids), rules.flatMap((rule) => rule.user_ids)];
  const companies = await db.selectFrom('account').select(['id', 'company_name as name']).where(among('id', accountIds)).execute();
  const people = await db.selectFrom('app_user').select(['id', 'name']).where(among('id', userIds)).execute();
  return { companies: byId(companies), teams: byId(await findTeams(db)), people: byId(people) };
}

export const findTeams = (db: Db | Tx): Promise<{ id: number; name: string }[]> =>
  db.selectFrom('team').select(['id', 'name']).orderBy('name').limit(500).execute();
