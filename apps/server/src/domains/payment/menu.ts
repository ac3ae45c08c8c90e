import { paymentPages } from '@heliodesk/contract/payment';
import type { MenuEntry } from '#src/domains/identity/index.ts';

const forFinance = { icon: 'bank', for: { staff: 'csp:pay:check' } } as const;

/** What finance has to check and to pay, and each of it. */
export const paymentMenu: readonly MenuEntry[] = [
  { ...forFinance, path: paymentPages.bank, component: 'payment/payments', title: 'menu.payments', order: 15 },
  {
    ...forFinance,
    path: paymentPages.bankOne,
    component: 'payment/bank-check',
    title: 'menu.bankCheck',
    hidden: true,
    activeMenu: paymentPages.bank,
  },
  {
    icon: 'bank',
    for: { staff: 'csp:pay:paid' },
    path: paymentPages.toPayOne,
    component: 'payment/pay',
    title: 'menu.paying',
    hidden: true,
    activeMenu: paymentPages.bank,
  },
];
