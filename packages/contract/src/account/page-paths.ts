/** Paths of the pages for companies, their people and service providers (spec 1 §2, spec 2 §2). */
export const accountPages = {
  ownAccount: '/profile/account',
  ownContact: '/profile/contact',
  ownAddresses: '/profile/consignee',
  onBehalfNew: '/enquiryrequest/assing/guest-complaint',
  onBehalf: '/enquiryrequest/assing/contact-list',
  callCenterCustomers: '/callcenter/customermanagement',
  customers: '/admin/customermanagement',
  ownCustomers: '/admin/internalcustomermanagement',
  claimContacts: '/profile/managerAccountContact',
  activations: '/admin/active',
  providers: '/admin/provider',
} as const;
