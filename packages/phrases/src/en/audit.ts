/** The screen of the audit; what was done stands in `audit-words`. */
export default {
  filter: {
    person: 'Who',
    action: 'What',
    subjectType: 'Kind of subject',
    subjectId: 'Subject number',
    address: 'From which address',
    when: 'When',
  },
  onBehalf: 'for {{name}}',
  system: 'System',
  stranger: 'Someone not signed in',
  export: {
    hint: 'The filtered entries as .xlsx, the newest {{limit}} at most',
  },
  newest: 'Back to the newest',
  noValues: 'No other values were recorded.',
  masked: 'hidden',
  emptyTitle: 'Nothing has happened yet',
  emptyText: 'Sign-ins and changes by staff appear here, newest first.',
};
