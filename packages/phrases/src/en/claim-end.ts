/** Ends of claims: a repair that was carried out, and the closing words. */
export default {
  repair: {
    enter: 'Enter repair',
    title: 'Repair carried out',
    reportHint: 'The customer will read this.',
    save: 'Save repair',
    saved: 'Repair saved',
  },
  complete: {
    title: 'Complete {{number}}?',
    text: 'The customer gets an e-mail with your closing words.',
    words: 'Closing words',
    wordsHint: 'For example: what was paid, repaired or replaced',
    confirm: 'Complete claim',
    done: '{{number}} completed',
  },
  thread: {
    modules: 'What happens to your modules',
    parts: 'What happens to your parts',
    claimed: 'Claimed',
    accepted: 'Accepted',
    covered: 'With a solution',
    done: 'Done',
    refused: 'Refused: {{number}}',
  },
};
