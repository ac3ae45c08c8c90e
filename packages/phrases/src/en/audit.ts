/** The audit log screen; the words for actions are in `audit-words`. */
export default {
  filter: {
    person: 'Who',
    action: 'What',
    subjectType: 'Subject type',
    subjectId: 'Subject ID',
    address: 'IP address',
    when: 'When',
  },
  onBehalf: 'for {{name}}',
  system: 'System',
  stranger: 'Not signed in',
  export: {
    hint: 'Export the filtered entries as .xlsx (newest {{limit}} at most)',
  },
  newest: 'Back to newest',
  noValues: 'No other values recorded.',
  masked: 'hidden',
  emptyTitle: 'No activity yet',
  emptyText: 'Sign-ins and changes by staff will show up here, newest first.',
};
