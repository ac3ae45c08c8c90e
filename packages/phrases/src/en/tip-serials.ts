/** Words of tasks about serial numbers: what is in question, and what the customer has changed. */
export default {
  which: 'Which serial numbers?',
  all_one: 'The only serial number',
  all_other: 'All {{number}} serial numbers',
  named: 'Single serial numbers',
  namedHint: 'One per line, or separated by commas',
  why: 'What should the customer do?',
  whyHint: 'For example: check the letter O and the digit 0',
  again: 'We’ll check new serial numbers. Those that stay on the list keep their decisions.',

  inQuestion_one: '{{number}} serial number in question',
  inQuestion_other: '{{number}} serial numbers in question',
  noteHint: 'For example: why the list is right as it is',
  mark: {
    filter: 'Part of the list',
    asked: 'In question',
    added: 'New',
  },

  addedCount_one: '{{number}} added',
  addedCount_other: '{{number}} added',
  removedCount_one: '{{number}} removed',
  removedCount_other: '{{number}} removed',
  changedCount_one: '{{number}} changed',
  changedCount_other: '{{number}} changed',
  unchanged: 'No changes to the list',
  total_one: '{{number}} serial number in the list',
  total_other: '{{number}} serial numbers in the list',
  piecesDiffer: '{{pieces}} modules claimed, but {{serials}} serial numbers in the list',
  kinds: {
    added: 'Added numbers',
    removed: 'Removed numbers',
    changed: 'Changed numbers',
  },
  openChanges: 'Open all changes',
  changes: 'Changes to the list',
  noChanges: 'None of this kind',
  before: 'Before',
  now: 'Now',

  recallTitle: 'Recall this task?',
  recallText: 'The list goes back to what it was before you asked. The customer’s changes since then will be lost.',
};
