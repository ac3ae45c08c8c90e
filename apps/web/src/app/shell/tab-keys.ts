import type { Location } from 'react-router';

type Address = Pick<Location, 'pathname' | 'search' | 'key'>;

/** A page, and the record that its address names: drafts of one kind share a page. */
function recordOf({ pathname, search }: Omit<Address, 'key'>): string {
  const params = new URLSearchParams(search);
  const requestId = params.get('requestId');
  if (requestId === null) return pathname;
  const action = params.get('action');
  return action === null ? `${pathname}?requestId=${requestId}` : `${pathname}?requestId=${requestId}&action=${action}`;
}

/** Which tab an address belongs to: one for each page, and for each record where the address names one. */
export function createTabKeys() {
  const known = new Map<string, string>();
  /** Tabs of addresses that were replaced; a page may still be drawn with one of them until the new one has come through. */
  const replaced = new Map<string, string>();
  let renewed = 0;
  const of = (address: Address): string => replaced.get(address.key) ?? known.get(recordOf(address)) ?? recordOf(address);
  return {
    of,
    /** What a tab shows has become a record of its own: the tab stays with it, and where it came from gets another tab the next time. */
    move: (from: Address, to: Address): void => {
      if (recordOf(from) === recordOf(to)) return;
      renewed += 1;
      const tab = of(from);
      replaced.set(from.key, tab);
      known.set(recordOf(to), tab);
      known.set(recordOf(from), `${recordOf(from)} ${renewed}`);
    },
  };
}
