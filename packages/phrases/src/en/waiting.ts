/** What waits for customers: their tasks, reminders, and requests that were closed or are brought back. */
export default {
  reminded: '{{number}}: customer reminded',
};
