/** Paying compensations, for finance. */
export default {
  tab: { toPay: 'To pay', paid: 'Paid' },
  empty: {
    toPay: 'Nothing to pay',
    text: 'Payments show up here once the customer has confirmed the credit note.',
    paid: 'Nothing paid yet',
  },
  column: { paidBy: 'Paid by' },
  export: {
    hint: 'Export this list as .xlsx (first {{limit}} payments at most)',
    cut: 'The export stops here: it’s limited to {{limit}} payments.',
    file: 'payments',
    due: 'Pay by (UTC)',
    recorded: 'Recorded (UTC)',
    checkedBy: 'Bank details checked by',
  },
  payOf: 'Pay {{number}}',
  titleFor: 'Payment of {{amount}}',
  due: 'Payment due',
  record: {
    title: 'Record the payment',
    text: 'Pay the amount at the bank first. The customer hears of it once you record it here, and it can’t be taken back.',
    proofHint: 'For example the bank’s confirmation of the transfer',
    proofMissing: 'Add at least one proof.',
    action: 'Mark as paid',
    done: 'Payment recorded. The customer hears of it now.',
  },
  paid: 'Payment',
  guard: {
    notInvolved: 'You took one of the steps before. Someone else has to pay.',
    notChecker: 'You checked the bank details. Someone else has to pay.',
    accountConfirmed: 'The bank details aren’t confirmed.',
  },
  stale: 'Someone changed this payment in the meantime. What you entered is still here: review it and send it again.',
};
