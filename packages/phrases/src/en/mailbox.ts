/** The mailbox page of the demo. */
export default {
  title: 'Demo mailbox',
  intro: 'E-mails aren’t sent in the demo. Everything that would have gone out is here.',
  search: 'Recipient',
  find: 'Find',
  none: 'No e-mails yet',
  noneFor: 'No e-mails to “{{recipient}}”',
  subject: 'Subject',
  recipient: 'To',
  sentAt: 'Sent (UTC)',
  newer: 'Newer',
  older: 'Older',
  page: 'Page {{page}} of {{pages}}',
  back: 'All e-mails',
  pages: 'Pages',
};
