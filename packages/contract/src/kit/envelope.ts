import { z } from 'zod';
import { defaultPageSize, maxPageNum, pageSizes } from './page-sizes.ts';

/** What every JSON answer is wrapped in; `code` 200 is success (spec 3 §3). */
export interface Envelope<Data = unknown> {
  code: number;
  msg: string;
  data: Data;
  total?: number;
}

export interface Page<Row> {
  rows: Row[];
  total: number;
}

const wholeNumber = z.coerce.number<number>().int();

/** The paging part of a list's query: `pageNum` from 1, `pageSize` 10, 20, 30 or 50. */
export const Paging = z.object({
  pageNum: wholeNumber.min(1).max(maxPageNum).default(1),
  pageSize: wholeNumber
    .refine((size) => pageSizes.some((allowed) => allowed === size), { params: { rule: 'pageSize' } })
    .default(defaultPageSize),
});
export type Paging = z.infer<typeof Paging>;

/** Paging plus sorting over a fixed list of columns. */
export const sortedPaging = <const Column extends [string, ...string[]]>(columns: Column) =>
  Paging.extend({ orderByColumn: z.enum(columns).optional(), isAsc: z.enum(['asc', 'desc']).optional() });
