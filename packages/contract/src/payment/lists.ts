export const bankListStates = ['toCheck', 'waiting', 'confirmed'] as const;
export type BankListName = (typeof bankListStates)[number];

/** No list of bank details tells more than this. */
export const mostBankListed = 1_000;
