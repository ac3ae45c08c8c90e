import { mostListText, requestTypeValues, requestViews } from '@heliodesk/contract/request';
import { day, isSet, oneOf, plainFilters, textUpTo } from '#src/ui/data-table/plain-filters.ts';
import type { RequestFilters } from './queries.ts';

const viewOf = oneOf(requestViews);

/** Filters of the customer's list from its address, as `RequestListQuery` has them. */
export const listFilters = plainFilters<RequestFilters>({
  view: (given) => viewOf(given) ?? 'all',
  company: isSet,
  text: textUpTo(mostListText),
  type: oneOf(requestTypeValues),
  from: day,
  to: day,
});
