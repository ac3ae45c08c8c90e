/** Credit notes: the PDF, and the task to confirm one. */
export default {
  title: 'Credit note {{number}}',
  about: 'We credit you the compensation for your claim. We pay it once you’ve confirmed this note in the portal.',
  number: 'Credit note',
  day: 'Date',
  claim: 'Claim',
  what: 'What we pay',
  for: 'What for',
  account: 'Bank account',
  intro: 'You accepted this compensation. Check the amount and the account. Once you confirm, we pay.',
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
