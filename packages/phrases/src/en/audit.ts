/** The screen of the audit; what was done stands in `audit-words`. */
export default {
  filter: {
    person: 'Who',
    action: 'What',
    subjectType: 'Kind of subject',
    subjectId: 'Subject number',
    address: 'From which address',
    when: 'When',
    from: 'From',
    to: 'To',
    clear: 'Clear',
  },
  behalf: 'for {{name}}',
  system: 'System',
  export: {
    button: 'Export',
    hint: 'The filtered entries as .xlsx, the newest {{limit}} at most',
  },
  older: 'Older entries',
  newest: 'Back to the newest',
  field: 'Field',
  noValues: 'Nothing beyond this was kept.',
  masked: 'hidden',
  yes: 'Yes',
  no: 'No',
  emptyTitle: 'Nothing happened yet',
  emptyText: 'Who signs in and what staff change appears here, newest first.',
};
