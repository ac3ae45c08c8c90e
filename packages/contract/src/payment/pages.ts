/** Where finance checks bank details, and pays. */
export const paymentPages = {
  bank: '/payment/bank',
  bankOne: '/payment/bank/:bankDetailsId',
  toPayOne: '/payment/pay/:paymentId',
} as const;
export const bankPageOf = (bankDetailsId: number | string): string => paymentPages.bankOne.replace(':bankDetailsId', String(bankDetailsId));
export const paymentPageOf = (paymentId: number | string): string => paymentPages.toPayOne.replace(':paymentId', String(paymentId));
