/** Addresses of acting for a customer (spec 2 §2). */
export const onBehalfPaths = {
  choose: '/enquiryrequest/assing/contact-list',
  drafts: '/enquiryrequest/assing/contact-list?view=drafts',
  /** What to file for somebody. */
  chosen: (contactId: number) => `/enquiryrequest/assing/contact-list?contactId=${contactId}`,
  known: '/enquiryrequest/assing/guest-complaint',
  enter: '/enquiryrequest/assing/guest-complaint?way=new',
} as const;
