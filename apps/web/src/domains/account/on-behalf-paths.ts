import { accountPages } from '@heliodesk/contract/account';

/** Addresses of acting for a customer (spec 2 §2). */
export const onBehalfPaths = {
  choose: accountPages.onBehalf,
  drafts: `${accountPages.onBehalf}?view=drafts`,
  /** What to file for someone. */
  chosen: (contactId: number) => `${accountPages.onBehalf}?contactId=${contactId}`,
  known: accountPages.onBehalfNew,
  enter: `${accountPages.onBehalfNew}?way=new`,
} as const;
