import { RuleBody, type CoverageBody, type Rule } from '@heliodesk/contract/routing';
import { actorOfStaff } from '#src/domains/identity/index.ts';
import { contextOf, withTx, type WriteContext } from '#src/platform/context.ts';
import { transaction } from '#src/platform/db/transaction.ts';
import type { Platform } from '#src/platform/platform.ts';
import { addRule, changeCoverage } from './service/edit.ts';

interface Lead {
  userId: number;
}

/** What a lead writes, as if they called. */
async function write<Answer>(platform: Platform, { userId }: Lead, work: (context: WriteContext) => Promise<Answer>): Promise<Answer> {
  const actor = await actorOfStaff(platform, userId);
  if (actor === null) throw new Error(`${userId} isn’t an employee`);
  return transaction(platform.db, (tx) => work(withTx(contextOf(platform, actor), tx)));
}

/** A rule that a lead adds, on and without conditions unless told otherwise. */
export const buildRule = (platform: Platform, lead: Lead, rule: RuleBody): Promise<Rule> =>
  write(platform, lead, (context) => addRule(context, RuleBody.parse(rule)));

/** What a lead enters that someone covers, for the first time. */
export const buildCoverage = async (
  platform: Platform,
  lead: Lead,
  userId: number,
  { languages = [], regions = [] }: Partial<CoverageBody>,
): Promise<void> => void (await write(platform, lead, (context) => changeCoverage(context, userId, { languages, regions, version: 0 })));
