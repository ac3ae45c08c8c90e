/** A list of customers as someone asks for it. */
export interface CustomerListCase {
  group: string;
  query: string;
}

type Asked = Record<string, string>;

const regions = ['', '724', '152', '36', '554'];
const kinds = ['', '1', '4'];
const states = ['', 'active', 'inactive', 'disabled'];
const customerTypes = ['', '0', '1'];
/** Of every company, of many, of those at the end of the names, of few and of none; words, beginnings, people, addresses, numbers. */
const texts = [
  'GmbH',
  'solar',
  'ana',
  'energia4',
  'garcia 12',
  'Zenit Power Atacama',
  'aurora instalaciones norte',
  'Technik Bayern 77',
  'no such thing',
  'B0001',
  'ab',
  'a',
  '4711',
];
const orders = ['accountName', 'createTime'].flatMap((orderByColumn) => ['asc', 'desc'].map((isAsc): Asked => ({ orderByColumn, isAsc })));

const filters: Asked[] = regions.flatMap((regionId) =>
  kinds.flatMap((accountType) =>
    states.flatMap((state) => customerTypes.map((customerType): Asked => ({ regionId, accountType, state, customerType }))),
  ),
);

const queryOf = (asked: Asked): string => new URLSearchParams(Object.entries(asked).filter(([, value]) => value !== '')).toString();

/** Every combination of filters in every order, the first page and one far behind; and each with every text, the orders in turn. */
export function customerListCases(): CustomerListCase[] {
  const plain = filters.flatMap((filter) =>
    orders.flatMap((order) => ['', '400'].map((pageNum) => ({ group: 'filters', query: queryOf({ ...filter, ...order, pageNum }) }))),
  );
  const searched = texts.flatMap((text, place) =>
    filters.map((filter, index) => ({
      group: 'a text and filters',
      query: queryOf({ text, ...filter, ...orders[(place + index) % orders.length] }),
    })),
  );
  return [...plain, ...searched];
}
