/** Words of the wizard of every kind of request, and of what follows it. */
export default {
  title: {
    made: 'Made from your answers. You and our team find the request by it.',
    typed: 'Typed by you. Reset it to have it made from your answers again.',
    reset: 'Reset',
  },
  step: {
    attachments: 'Attachments',
    complete: 'Complete',
  },
  continueTo: {
    attachments: 'Continue to attachments',
    complete: 'Continue to the last check',
  },
  blocked: 'Something is still missing; see the list above',
  answerTitle: 'Our answer',
  answerHint: 'The language we write to you in',
  promise: {
    title: 'Our promise',
    days: '2 working days',
    text: 'Customer service contacts you within 2 working days after you submit.',
  },
  startEmpty: 'Start empty',
  review: {
    lead: 'Look at everything once more. After you submit, changes go through your contact with us.',
    missing: 'Before you can submit, this is still needed',
    edit: 'Change',
    editPart: 'Change: {{part}}',
    answerIn: 'We answer in {{language}}.',
  },
  submitted: {
    number: 'Its number is',
    contactBy: 'Customer service contacts you by',
    list: 'My requests',
  },
  next: {
    title: 'What happens next',
    ask: 'If something is missing, you’ll find a question in the conversation and an e-mail in your inbox.',
  },
  timeline: 'Current status',
  choose: {
    title_one: 'You have an unfinished draft',
    title_other: 'You have {{number}} unfinished drafts',
    text: 'Continue where you left off, or start a new one. Nothing gets lost either way.',
    startClaim: 'Start a new claim',
    startEnquiry: 'Start a new enquiry',
    continueAt: 'Continue at step {{step}}',
    at: 'step {{step}}: {{title}}',
    all: 'Show all drafts',
  },
};
