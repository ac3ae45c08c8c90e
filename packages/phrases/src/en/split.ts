/** Moving what is undecided of a claim to a claim of its own. */
export default {
  title: 'Split the claim',
  text: 'Move what’s undecided or still in question to a separate claim, so the rest can continue.',
  action: 'Split off {{number}} undecided',
  dialog: {
    title: 'Split claim {{number}}',
    confirm: 'Split claim',
    go: 'Moving to the new claim',
    stay: 'Staying in this claim',
    same: 'The new claim is in review, with the same contact, owner, details and files.',
    told: 'The customer gets an e-mail and reads the reason in both claims.',
    after: 'Then finish the review of this claim so you can write solutions.',
    reasonHint: 'In the customer’s language, for example: the factory is still checking these modules',
  },
  done: 'Split off as {{number}}',
  made: 'What was undecided continues in',
  outward: 'Split from',
  inward: 'Undecided pieces continue in',
};
