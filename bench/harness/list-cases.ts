import { DeskListQuery, deskViews, RequestListQuery, requestViews } from '@heliodesk/contract/request';
import type { z } from 'zod';

/** A list as someone asks for it. */
export interface ListCase<Query> {
  name: string;
  query: Query;
}

type Asked = Record<string, string>;

const texts = [
  'MC-2026',
  '0004711',
  'Almería',
  'Almería Norte 42',
  'Helio Technik 1',
  'Instalaciones',
  'no such thing',
  'e',
  'HD7226W000123456',
];
const shared: Asked[] = [
  { type: '3' },
  { status: 'completed' },
  { status: 'submitted' },
  { from: '2026-11-01' },
  { from: '2024-05-01', to: '2024-05-03' },
  { to: '2023-01-31' },
  { type: '3', status: 'pending', from: '2026-01-01' },
  ...texts.map((text) => ({ text })),
  { text: 'Norte', status: 'submitted' },
];
const ofDesk: Asked[] = [
  { country: '724' },
  { country: '724', status: 'rejected' },
  { waitingOn: 'customer' },
  { waitingOn: 'provider', type: '3' },
  { lastWord: 'customer' },
  { lastWord: 'us', country: '724' },
  { late: 'true' },
  { late: 'true', country: '840' },
  { serialNumber: 'HD7226W000123456' },
  { serialNumber: 'NOSUCHNUMBER1' },
];

/** Nearly as deep as anyone can page; a search gathers fewer rows. */
const deepestPage = ({ text }: Asked): string => (text === undefined ? '400' : '50');

function combine<Query>(
  parse: (asked: Asked) => Query,
  views: readonly string[],
  sorts: readonly string[],
  filters: readonly Asked[],
): ListCase<Query>[] {
  const orders: Asked[] = [{}, ...sorts.flatMap((orderByColumn) => ['asc', 'desc'].map((isAsc) => ({ orderByColumn, isAsc })))];
  const asked = [
    ...views.map((view): Asked => ({ view })),
    ...filters,
    ...filters.slice(0, 4).map((filter): Asked => ({ ...filter, view: views[1] ?? '' })),
  ];
  return asked.flatMap((filter) =>
    [...orders.map((order) => ({ ...filter, ...order })), { ...filter, pageNum: deepestPage(filter) }].map((all) => ({
      name: new URLSearchParams(all).toString(),
      query: parse(all),
    })),
  );
}

/** Every view, filter and order of the desk, alone and some together, and a deep page of each. */
export const deskCases = (owner: number): ListCase<z.output<typeof DeskListQuery>>[] =>
  combine(
    (asked) => DeskListQuery.parse(asked),
    deskViews,
    ['promise', 'createTime', 'updateTime', 'lastWord'],
    [...shared, ...ofDesk, { owner: String(owner) }],
  );

/** The same of a customer's lists, own and the company's. */
export const customerCases = (): ListCase<z.output<typeof RequestListQuery>>[] =>
  ['false', 'true'].flatMap((company) =>
    combine((asked) => RequestListQuery.parse({ ...asked, company }), requestViews, ['createTime', 'updateTime'], shared).map(
      ({ name, query }) => ({ name: `${company === 'true' ? 'company, ' : ''}${name}`, query }),
    ),
  );
