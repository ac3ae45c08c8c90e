import type { BodyOf } from '@heliodesk/contract/kit';
import {
  routingLimits,
  type changeCoverage as coverageApi,
  type changeRule as changeApi,
  type RoutedPerson,
  type Rule,
  type RuleContent,
} from '@heliodesk/contract/routing';
import { countryCodeOf } from '#src/domains/reference/index.ts';
import { auditChange } from '#src/platform/audit/audit.ts';
import type { WriteContext } from '#src/platform/context.ts';
import type { Tx } from '#src/platform/db/database.ts';
import { fail, failFields } from '#src/platform/http/failure.ts';
import { findPeople, upsertCoverage } from '../store/people.ts';
import {
  findRuleNames,
  findRules,
  insertRule,
  lockRule,
  lockRules,
  removeRule,
  updateOrder,
  updateRule,
  type RuleRecord,
} from '../store/rules.ts';
import { toRoutedPerson, toRoutingRule, toRule } from '../view.ts';
import { routeAllSoon } from './route.ts';
import { todayOf } from './scene.ts';

/** What the audit keeps of a rule. */
const audited = (rule: RuleRecord) => {
  const { ruleId: _ruleId, ...kept } = toRoutingRule(rule);
  return { ...kept, rule: rule.position };
};

const viewOf = async (tx: Tx, rule: RuleRecord): Promise<Rule> => toRule(rule, await findRuleNames(tx, [rule]));

/** Countries, companies, the team and people that a rule names have to be there; people, so that they can get requests. */
async function checkReferences({ platform, tx }: WriteContext, content: RuleContent): Promise<void> {
  const { countries, accountIds, target } = content;
  const wrong: string[] = [];
  if (countries.some((country) => countryCodeOf(country) === undefined)) wrong.push('countries');
  const userIds = target.kind === 'people' ? target.userIds : [];
  const { companies, teams } = await findRuleNames(tx, [{ account_ids: accountIds, user_ids: [] }]);
  if (accountIds.some((accountId) => !companies.has(accountId))) wrong.push('accountIds');
  if (target.kind === 'team' && !teams.has(target.teamId)) wrong.push('target.teamId');
  const people = userIds.length === 0 ? [] : await findPeople(tx, todayOf(platform));
  if (userIds.some((userId) => !people.some((person) => person.userId === userId))) wrong.push('target.userIds');
  if (wrong.length > 0) throw failFields(...wrong.map((path) => ({ path, rule: 'invalid' })));
}

export async function addRule(context: WriteContext, content: RuleContent): Promise<Rule> {
  const { platform, tx } = context;
  await lockRules(tx);
  if ((await findRules(tx)).length >= routingLimits.rules) throw fail('routing.tooMany', { max: routingLimits.rules });
  await checkReferences(context, content);
  const added = await insertRule(tx, content, platform.clock.now());
  await auditChange(context, { action: 'routing.addRule', subjectType: 'routingRule', subjectId: added.id, after: audited(added) });
  await routeAllSoon(platform, tx);
  return viewOf(tx, added);
}

/** A rule in the version that the caller knows, locked. */
async function lockVersion(tx: Tx, ruleId: number, version: number): Promise<RuleRecord> {
  const rule = await lockRule(tx, ruleId);
  if (rule === undefined) throw fail('notFound');
  if (rule.version !== version) throw fail('stale', {}, { current: await viewOf(tx, rule) });
  return rule;
}

export async function changeRule(context: WriteContext, ruleId: number, { version, ...content }: BodyOf<typeof changeApi>): Promise<Rule> {
  const { platform, tx } = context;
  const before = await lockVersion(tx, ruleId, version);
  await checkReferences(context, content);
  const after = await updateRule(tx, ruleId, content, platform.clock.now());
  const states = { before: audited(before), after: audited(after) };
  await auditChange(context, { action: 'routing.changeRule', subjectType: 'routingRule', subjectId: ruleId, ...states });
  await routeAllSoon(platform, tx);
  return viewOf(tx, after);
}

/** Deletes a rule; those after it move up, and what it suggested goes with it. */
export async function deleteRule(context: WriteContext, ruleId: number, version: number): Promise<null> {
  const { platform, tx } = context;
  await lockRules(tx);
  const before = await lockVersion(tx, ruleId, version);
  await removeRule(tx, ruleId);
  await updateOrder(tx, []);
  await auditChange(context, { action: 'routing.deleteRule', subjectType: 'routingRule', subjectId: ruleId, before: audited(before) });
  await routeAllSoon(platform, tx);
  return null;
}

export async function orderRules({ platform, tx }: WriteContext, ruleIds: readonly number[]): Promise<null> {
  await lockRules(tx);
  await updateOrder(tx, ruleIds);
  await routeAllSoon(platform, tx);
  return null;
}

/** Changes what someone covers. */
export async function changeCoverage(
  context: WriteContext,
  userId: number,
  { version, languages, regions }: BodyOf<typeof coverageApi>,
): Promise<RoutedPerson> {
  const { platform, tx } = context;
  const today = todayOf(platform);
  const [before] = await findPeople(tx, today, userId);
  if (before === undefined) throw fail('notFound');
  if (!(await upsertCoverage(tx, userId, { languages, regions }, version))) throw fail('stale', {}, { current: toRoutedPerson(before) });
  const states = { before: { languages: before.languages, regions: before.regions }, after: { languages, regions } };
  await auditChange(context, { action: 'routing.changeCoverage', subjectType: 'user', subjectId: userId, ...states });
  await routeAllSoon(platform, tx);
  const [after = before] = await findPeople(tx, today, userId);
  return toRoutedPerson(after);
}
