/** Where finance checks bank details. */
export const paymentPages = { bank: '/payment/bank', bankOne: '/payment/bank/:bankDetailsId' } as const;
export const bankPageOf = (bankDetailsId: number | string): string => paymentPages.bankOne.replace(':bankDetailsId', String(bankDetailsId));
