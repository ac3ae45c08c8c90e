/** Claims that are the same as others: finding, linking and unlinking them. */
export default {
  title: 'Possible duplicates',
  shared_one: '{{number}} shared serial number',
  shared_other: '{{number}} shared serial numbers',
  sameDefect: 'Same project and defect date',
  otherCompany: 'From {{company}}. Customers won’t see the link.',
  linkOf: 'Link claims: {{number}}',
  close: 'Close as duplicate',
  closeOf: 'Close as duplicate: {{number}}',
  closeText: 'We’ll also link this claim with {{number}}.',
  linked: 'Linked with {{number}}',
  outward: 'Duplicate of',
  inward: 'Duplicate of this claim',
  dialog: {
    title: 'Link {{number}} as a duplicate',
    text: 'We’ll continue with the other claim. Both stay open and show each other’s number. To close this one, propose to reject it.',
    hint: 'For example: MC-20261106-00022',
    confirm: 'Link claims',
  },
  unlink: {
    action: 'Unlink',
    actionOf: 'Unlink {{number}}',
    title: 'Unlink {{number}}?',
    text: 'The two won’t show each other’s number anymore. The history of both keeps your reason.',
    reasonHint: 'For example: these are other modules',
    done: '{{number}} unlinked',
  },
};
