/** The mailbox page of the demo. */
export default {
  title: 'Mailbox of the demo',
  intro: 'Mails are not sent in the demo. Everything that would have gone out is here.',
  search: 'Recipient',
  find: 'Find',
  all: 'Show all',
  none: 'No mail yet',
  noneFor: 'No mail to “{{recipient}}”',
  subject: 'Subject',
  recipient: 'To',
  sentAt: 'Sent (UTC)',
  newer: 'Newer',
  older: 'Older',
  page: 'Page {{page}} of {{pages}}',
  back: 'All mails',
  pages: 'Pages',
};
