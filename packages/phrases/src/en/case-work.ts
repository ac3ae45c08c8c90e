/** What staff do in a case beside answering it. */
export default {
  call: {
    title: 'Log a call for {{number}}',
    direction: 'Who called',
    out: 'We called',
    in: 'They called',
    phone: 'Number',
    calledAt: 'Time of the call',
    calledAtHint: 'In your local time',
    calledAtMissing: 'Enter when the call was.',
    result: 'Result',
    results: {
      reached: 'Reached',
      message: 'Left a message',
      noAnswer: 'No answer',
      wrongNumber: 'Wrong number',
    },
    note: 'What was said',
    noteHint: 'Internal. The customer doesn’t see it.',
    keepsPromise: 'Counts as first contact',
    promiseOpen: 'First contact is still due',
    confirm: 'Save call',
    done: '{{number}}: call logged',
  },
  called: {
    reached: 'Reached by phone',
    message: 'Called, left a message',
    noAnswer: 'Called, no answer',
    wrongNumber: 'Called, wrong number',
    in: 'Call from the customer',
  },
  related: {
    title: 'More from this company',
    project: 'Same project',
    contact: 'Same contact',
    company: 'Same company',
  },
  change: {
    to: 'To {{after}}',
    fromTo: 'From {{before}} to {{after}}',
  },
};
