import { listCustomers } from '@heliodesk/contract/account';
import { addRule, changeCoverage, changeRule, deleteRule, getRouting, orderRules, tryRequest } from '@heliodesk/contract/routing';
import type { ChangeRuleBody, CoverageBody, RuleBody } from '@heliodesk/contract/routing';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '#src/platform/http/call.ts';

const keys = { all: ['routing'] as const, trace: ['routing', 'trace'] as const };

/** How long counts on the page may be old. */
const lookAgainEvery = 30_000;

/** Rules, people and counts. */
export const routing = queryOptions({
  queryKey: [...keys.all, 'page'],
  queryFn: ({ signal }) => call(getRouting, { signal, quiet: true, background: true }),
  refetchInterval: lookAgainEvery,
});

/** What the rules would do with a request now; never an answer from before. */
export const traceOf = (requestId: number) =>
  queryOptions({
    queryKey: [...keys.trace, requestId],
    queryFn: ({ signal }) => call(tryRequest, { query: { requestId }, signal, quiet: true, background: true }),
    gcTime: 0,
  });

const mostChoices = 10;

/** Companies that a text finds. */
export const companyChoices = (text: string) =>
  queryOptions({
    queryKey: [...keys.all, 'companies', text],
    queryFn: ({ signal }) => call(listCustomers, { query: { pageSize: mostChoices, text }, signal, quiet: true, background: true }),
    placeholderData: keepPreviousData,
  });

/** Writes to the rules and to what people cover; afterwards the page shows what the server has. */
export function useRoutingWrites() {
  const client = useQueryClient();
  const after = async <Answer>(write: Promise<Answer>): Promise<Answer> => {
    try {
      return await write;
    } finally {
      await client.invalidateQueries({ queryKey: keys.all });
    }
  };
  return {
    add: (body: RuleBody, idempotencyKey: string) => after(call(addRule, { body, idempotencyKey })),
    change: (ruleId: number, body: ChangeRuleBody) => after(call(changeRule, { params: { ruleId }, body, quiet: 'stale' })),
    /** The same of a switch, which has nothing to compare. */
    set: (ruleId: number, body: ChangeRuleBody) => after(call(changeRule, { params: { ruleId }, body })),
    remove: (ruleId: number, version: number) => after(call(deleteRule, { params: { ruleId }, query: { version } })),
    order: (ruleIds: number[]) => after(call(orderRules, { body: { ruleIds } })),
    cover: (userId: number, body: CoverageBody) => after(call(changeCoverage, { params: { userId }, body, quiet: 'stale' })),
  };
}
