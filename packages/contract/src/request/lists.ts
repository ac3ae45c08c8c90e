/** What a text finds in a list is counted no further: no one reads on, and another word narrows it down. */
export const mostFound = 1_000;

/** Lists without a text count no further, and have no page beyond it. */
export const mostListed = 10_000;

/** Characters of a text that lists are searched for. */
export const mostListText = 100;

/** The customer's lists. */
export const requestViews = ['all', 'open', 'waiting', 'closed', 'draft'] as const;
