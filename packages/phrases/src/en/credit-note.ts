/** Credit notes: the PDF, and the task to confirm one. */
export default {
  title: 'Credit note {{number}}',
  about: 'This credit note covers the compensation for your claim. We’ll pay it once you’ve confirmed the note in the portal.',
  number: 'Credit note',
  day: 'Date',
  claim: 'Claim',
  what: 'What we pay',
  for: 'What for',
  account: 'Bank account',
  intro: 'You accepted this compensation. Check the amount and the account. We’ll pay once you’ve confirmed.',
  colleague: '{{name}} entered the bank details and confirms this credit note. Only {{name}} sees the account.',
  confirm: 'Confirm credit note',
  confirmed: 'Credit note confirmed',
  pdf: 'Credit note (PDF)',
  state: {
    announced: 'Credit note to confirm',
    held: 'Waiting for new bank details',
    due: 'Payment in preparation',
    paid: 'Paid',
  },
};
