/** What the reviews of all claims have in common, for staff, and what came of them, for customers. */
export default {
  tabOf: '{{number}} · Review',
  back: 'Back to the case',
  locked: 'You can only make decisions while the claim is in review.',
  state: {
    accepted: 'Accepted',
    refused: 'Refused',
    asked: 'To ask',
    undecided: 'Undecided',
    mixed: 'Mixed',
  },
  decide: {
    accepted: 'Accept',
    refused: 'Refuse',
    asked: 'Ask',
    undecided: 'Clear decision',
  },
  about: {
    reason: 'Reason for the customer',
    ask: 'Goes to the customer as a task',
    decisionOf: 'Decision on “{{finding}}”',
    reasonOf: 'Reason for “{{finding}}”',
  },
  totals: {
    title: 'Accepted so far',
    of: 'of {{number}} claimed',
  },
  finish: {
    action: 'Finish review',
    title: 'When you finish',
    cover: 'Solutions can cover',
    refused: 'Shown to the customer as refused',
    asked: 'Asked about in a task',
    question: 'Question for the customer',
    done: 'Review finished',
    doneBy: 'Finished {{time}} by {{name}}',
  },
  chooseReason: 'Why are they refused?',
  result: {
    title: 'Result of our review',
    asked: 'Needs your input',
    download: 'Download list',
  },
};
