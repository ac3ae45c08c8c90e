import { accountPages as pages } from '@heliodesk/contract/account';
import type { MenuEntry } from '#src/domains/identity/index.ts';

/** What customers keep of their own company. */
const forCustomers = { customer: 'csp:account:query' } as const;
const ownCompany: readonly MenuEntry[] = [
  {
    path: pages.ownAccount,
    component: 'account/own-account',
    title: 'menu.ownAccount',
    icon: 'building',
    for: forCustomers,
    group: 'myCompany',
    order: 0,
  },
  // Sections of that page, each with an address of its own.
  {
    path: pages.ownContact,
    component: 'account/own-contact',
    title: 'menu.ownContact',
    icon: 'person',
    for: forCustomers,
    hidden: true,
    activeMenu: pages.ownAccount,
  },
  {
    path: pages.ownAddresses,
    component: 'account/addresses',
    title: 'menu.addresses',
    icon: 'truck',
    for: forCustomers,
    hidden: true,
    activeMenu: pages.ownAccount,
  },
];

const customers = { group: 'customers' } as const;

/** What employees do for customers and keep about them. */
const customersOfStaff: readonly MenuEntry[] = [
  {
    path: pages.onBehalf,
    component: 'app/choose-contact',
    title: 'menu.chooseCustomer',
    icon: 'plus',
    for: { staff: 'csp:request:behalf' },
    order: 20,
  },
  {
    path: pages.onBehalfNew,
    component: 'account/guest-complaint',
    title: 'menu.newComplaint',
    icon: 'plus',
    for: { staff: 'csp:request:behalf' },
    hidden: true,
    activeMenu: pages.onBehalf,
  },
  {
    path: pages.callCenterCustomers,
    component: 'account/call-center-customers',
    title: 'menu.callCenterCustomers',
    icon: 'building',
    for: { staff: 'csp:customer:list' },
    ...customers,
    order: 30,
    hiddenWith: 'csp:customer:edit',
  },
  {
    path: pages.customers,
    component: 'account/customers',
    title: 'menu.customers',
    icon: 'building',
    for: { staff: 'csp:customer:edit' },
    ...customers,
    order: 40,
  },
  {
    path: pages.ownCustomers,
    component: 'account/internal-customers',
    title: 'menu.ownCustomers',
    icon: 'book',
    for: { staff: 'csp:customer:edit' },
    ...customers,
    order: 50,
  },
  {
    path: pages.claimContacts,
    component: 'account/claim-contacts',
    title: 'menu.claimContacts',
    icon: 'people',
    for: { staff: 'csp:customer:status' },
    ...customers,
    order: 60,
  },
  {
    path: pages.activations,
    component: 'account/activations',
    title: 'menu.activation',
    icon: 'mail',
    for: { staff: 'csp:customer:activate' },
    ...customers,
    order: 70,
  },
];

/** Companies, their people and service providers. */
export const accountMenu: readonly MenuEntry[] = [
  ...ownCompany,
  ...customersOfStaff,
  {
    path: pages.providers,
    component: 'account/providers',
    title: 'menu.providers',
    icon: 'wrench',
    for: { staff: 'csp:provider:list' },
    group: 'administration',
    order: 20,
  },
];
