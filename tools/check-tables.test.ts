import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { tableProblems } from './check-tables.ts';
import { root } from './run.ts';
import { owners } from './table-owners.ts';
import type { Exception } from './table-owners.ts';
import { ownerByName } from './tables/read-migrations.ts';
import { mentionsIn } from './tables/read-sql.ts';

const server = 'apps/server/src';
const problemsIn = (fixture: string, excepted: Exception[] = []) =>
  tableProblems(join(root, 'tools/fixtures', fixture), excepted).map((problem) => problem.replace(`${server}/`, ''));

/** What each rule must find in its fixture, and nothing else there: the other lines show what it allows. */
const expected: Record<string, string[]> = {
  'tables-in-place': ['domains/request/store.ts:3 does not name its table in place'],
  'tables-migrations': [
    "migrations/0310-people.sql doesn't say its domain: NNNN-domain-what.sql",
    'migrations/0300-account-facts.sql:1 names request of request, which is above account',
    'migrations/0300-account-facts.sql:4 names request of request, which is above account',
    'migrations/0330-request-drafts.sql:2 writes contact of account',
    'migrations/0060-request.sql:5 names old_claim of module-claim, which is above request',
    'migrations/0300-account-facts.sql:5 names request of request, which is above account',
    'domains/account/store.ts:1 names count_requests of request, which is above account',
    'domains/request/store.ts:1 names module_claim of module-claim, which is above request',
  ],
  'tables-order': [
    'domains/identity/store/sessions.ts:4 names contact of account, which is above identity',
    'domains/identity/store/sessions.ts:7 names request of request, which is above identity',
  ],
  'tables-platform': [
    'cli/count-store.ts:1 names request of request; the app asks the services',
    'platform/audit/store.ts:3 names app_user of identity, which is above platform',
    'platform/db/notify.ts:1 names request of request, which is above platform',
  ],
  'tables-sql-in-stores': [
    'domains/request/service/close.ts:2 has SQL, which belongs in stores, policies and seeds',
    'domains/request/service/close.ts:3 has SQL, which belongs in stores, policies and seeds',
    'platform/http/health.ts:1 has SQL, which belongs in stores, policies and seeds',
  ],
  'tables-write': [
    'domains/request/store.ts:3 writes contact of account',
    'domains/request/store.ts:5 writes app_user of identity',
    'domains/request/store.ts:9 writes audit of platform',
  ],
};

it.each(Object.keys(expected))('%s bites', (fixture) => {
  expect(problemsIn(fixture)).toEqual(expected[fixture]);
});

it('has an expectation for every fixture', () => {
  const fixtures = readdirSync(join(root, 'tools/fixtures')).filter((name) => name.startsWith('tables-'));
  expect(fixtures).toEqual([...Object.keys(expected), 'tables-exceptions'].toSorted());
});

it('lets an exception pass, and reports one that nothing needs', () => {
  const file = `${server}/domains/account/store.ts`;
  const needed = { file, table: 'request', why: 'for a while' };
  expect(problemsIn('tables-exceptions', [needed])).toEqual([]);
  expect(problemsIn('tables-exceptions', [needed, { ...needed, table: 'contact' }])).toEqual([
    'tools/table-owners.ts lets domains/account/store.ts name contact, which it has no need of',
  ]);
});

it('finds nothing in the product', () => {
  expect(tableProblems(root)).toEqual([]);
});

it('knows an owner by the longest name', () => {
  expect(ownerByName('0210-module-claim-facts.sql', owners)).toBe('module-claim');
  expect(ownerByName('0050-module.sql', owners)).toBe('module');
  expect(ownerByName('0220-modules.sql', owners)).toBeUndefined();
});

it.each([
  ['select a from one, two as t, (select b from three where c in (1, 2)) d, four where e = 5', 'read one, read two, read three, read four'],
  ['select 1 from one join two using (id) left join lateral (select from three) x on true for update', 'read one, read two, read three'],
  ["insert into one (a, b) select c, 'from two' from three on conflict (a) do update set b = 1 -- from four", 'write one, read three'],
  ['merge into one using two on one.id = two.id when matched then update set a = 1', 'write one, read two'],
  ['truncate table only one; update two set a = b, c = d from "three"', 'write one, write two, read three'],
  ['create table x (id bigint references one on delete cascade on update set null)', 'reference one'],
])('reads %s', (sql, said) => {
  const kept = mentionsIn(sql).filter(({ table }) => /^(one|two|three|four)$/.test(table));
  expect(kept.map(({ table, mode }) => `${mode} ${table}`).join(', ')).toBe(said);
});
