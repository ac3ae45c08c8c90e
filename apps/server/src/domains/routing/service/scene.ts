import type { Scene } from '@heliodesk/contract/routing';
import { systemConfigOf } from '#src/domains/reference/index.ts';
import type { Tx } from '#src/platform/db/database.ts';
import type { Platform } from '#src/platform/platform.ts';
import { findPeople, type PersonRow } from '../store/people.ts';
import { findRules, type RuleRecord } from '../store/rules.ts';
import { toRoutingRule } from '../view.ts';

/** What decides about all requests alike, as it is now. */
export interface LoadedScene extends Scene {
  records: readonly RuleRecord[];
  people: readonly PersonRow[];
}

/** Absences are entered in UTC days. */
export const todayOf = ({ clock }: Platform): string => clock.now().toISOString().slice(0, 10);

export async function loadScene(platform: Platform, tx?: Tx): Promise<LoadedScene> {
  const db = tx ?? platform.db;
  const records = await findRules(db);
  return {
    records,
    rules: records.map(toRoutingRule),
    people: await findPeople(db, todayOf(platform)),
    limit: await systemConfigOf(platform).get('routing.openLimit', tx),
  };
}
