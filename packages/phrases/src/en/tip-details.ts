/** Details that staff ask customers for, and the answers. */
export default {
  fields: 'Details to check',
  question: 'Question about this field',
  questionOf: '{{field}}: question',
  content: 'Message to the customer',
  contentHint: 'In the customer’s language',
  more_one: '{{number}} more field',
  more_other: '{{number}} more fields',
  none: 'Empty',
  field: 'Field',
  before: 'Before',
  now: 'Now',
  same: 'Unchanged: {{fields}}',
  saving: {
    saved: 'Saved as you type',
    waiting: 'Saving',
    failed: 'Unsaved changes',
  },
  changedElsewhere: 'Someone else has changed these details in the meantime.',
  keepMine: 'Keep my answers',
  takeTheirs: 'Use their answers',
};
