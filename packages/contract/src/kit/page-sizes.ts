/** The sizes of a page that lists offer (spec 1 §9). */
export const pageSizes = [10, 20, 30, 50] as const;
/** Of lists that are asked for without one. */
export const defaultPageSize = 20;
/** Pages beyond this are refused; a filter is the way to reach what lies there. */
export const maxPageNum = 100_000;
