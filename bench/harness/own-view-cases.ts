import { DeskListQuery, OwnViewFilters } from '@heliodesk/contract/request';
import type { z } from 'zod';
import type { ListCase } from './list-cases.ts';

interface OwnView {
  name: string;
  filters: z.input<typeof OwnViewFilters>;
}

/** Own views of the desk as people save them, with three filters each. */
export const ownViewsOf = (owner: number): OwnView[] => [
  { name: 'Spanish module claims that wait for us', filters: { country: 724, type: 3, waitingOn: 'us' } },
  { name: 'my module claims that wait for the customer', filters: { view: 'mine', type: 3, waitingOn: 'customer' } },
  { name: 'new tracker claims of Germany', filters: { status: 'submitted', type: 4, country: 276 } },
  { name: 'late module enquiries of Italy', filters: { late: true, type: 1, country: 380 } },
  { name: 'unassigned module claims of Poland', filters: { view: 'unassigned', type: 3, country: 616 } },
  { name: 'a colleague’s tracker claims in processing', filters: { owner, status: 'processing', type: 4 } },
  { name: 'French claims answered by the customer', filters: { country: 250, type: 3, lastWord: 'customer' } },
  { name: 'Spanish module claims completed since spring', filters: { status: 'completed', type: 3, from: '2026-03-01', country: 724 } },
  { name: 'claims to be approved that wait for the provider', filters: { status: 'pending', type: 3, waitingOn: 'provider' } },
];

/** What the desk’s list is asked for by a view. */
export function queryOf({ filters }: OwnView): Record<string, string> {
  const { late, ...rest } = OwnViewFilters.parse(filters);
  const asked = { ...rest, ...(late === undefined ? {} : { late: String(late) }) };
  return Object.fromEntries(Object.entries(asked).map(([name, value]) => [name, String(value)]));
}

export const ownViewCases = (owner: number): ListCase<z.output<typeof DeskListQuery>>[] =>
  ownViewsOf(owner).map((view) => ({ name: view.name, query: DeskListQuery.parse(queryOf(view)) }));
