/** What kinds of records have lists of serial numbers; each is registered by a domain above (`serialListOwners`). */
export type OwnerKind = 'request';

/** A claim's modules; of replacements those that go and those that come. */
export type ListName = 'claim' | 'old' | 'new';

export interface ListOwner {
  ownerKind: OwnerKind;
  ownerId: number;
}

/** One list of serial numbers, by what it hangs on. */
export interface ListKey extends ListOwner {
  list: ListName;
}

/** The serial numbers of a claim. */
export const claimList = (requestId: number): ListKey => ({ ownerKind: 'request', ownerId: requestId, list: 'claim' });
