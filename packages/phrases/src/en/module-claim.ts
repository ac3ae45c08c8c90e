/** Words of the wizard for module claims and of what follows it. */
export default {
  title: 'Module claim',
  place: 'Place',

  step: {
    details: 'Request details',
    shipping: 'Shipping destination',
    serials: 'Serial numbers',
    attachments: 'Attachments',
    complete: 'Complete',
  },
  continueTo: {
    details: 'Continue to the details',
    shipping: 'Continue to shipping',
    serials: 'Continue to serial numbers',
    attachments: 'Continue to attachments',
    complete: 'Continue to the last check',
  },
  submit: 'Submit the claim',
  blocked: {
    noSerials: 'Add at least one serial number first',
    listed: 'Something is still missing; see the list above',
  },

  details: {
    whatTitle: 'What happened',
    projectTitle: 'The project',
    answerTitle: 'Our answer',
  },
  shipping: {
    bookTitle: 'From your address book',
    other: 'Another address',
    otherHint: 'Enter it below; your address book stays as it is.',
    whereTitle: 'Where replacements go',
    deliveryTitle: 'Delivery',
  },

  hint: {
    desc: 'What you see, since when, and on how many modules. For example: hot spots on 480 modules after the storm of 12 March.',
    defectDate: 'The day the defect was first seen',
    quantity: 'Defective pieces, for example 480',
    lastRequestNo: 'If we worked on it before, for example MC-20260902-00003',
    projectName: 'For example: Almería Norte 3',
    capacity: 'All installed modules together, for example 49900',
    projectAddress: 'Street or plot, if it has one',
    bracket: 'How the modules are mounted',
    language: 'The language in which we write to you',
    region: 'Left empty, the one of your account counts',
    phone: 'With its country code, for example +34 600 123 456',
    taxNo: 'At least 5 characters, for example B04512345. Not known yet? Enter 0',
    deliverPhone: 'Whom the driver calls, for example +34 600 123 456',
    deliverAddress: 'Gate, time, ramp: what the driver has to know besides the street',
  },

  aside: {
    needTitle: 'Good to have at hand',
    needSerials: 'The serial numbers, best as a spreadsheet',
    needPhotos: 'Photos of the front, the back label and the defect',
    needDate: 'The day the defect was first seen',
    needAddress: 'An address to which replacements could go',
    promiseTitle: 'Our promise',
    promiseDays: '2 working days',
    promiseText: 'Customer service contacts you within 2 working days after you submit.',
  },

  copy: {
    text: 'This is a copy. Details and files came along; number, state and serial numbers did not.',
    empty: 'Start empty',
  },

  review: {
    lead: 'Look at everything once more. After you submit, changes go through your contact with us.',
    missing: 'Before you can submit, this is still needed',
    edit: 'Change',
    editPart: 'Change: {{part}}',
    answerIn: 'We answer in {{language}}.',
    serials_one: '{{number}} serial number.',
    serials_other: '{{number}} serial numbers.',
    warned_one: '{{number}} has a warning; we look at it with you.',
    warned_other: '{{number}} have a warning; we look at them with you.',
  },

  submitted: {
    title: 'Your claim is submitted',
    number: 'Its number is',
    contactBy: 'Customer service contacts you by',
    open: 'Open the claim',
    list: 'My requests',
  },

  next: {
    title: 'What happens next',
    look: 'Somebody of the module team picks it up and looks at your serial numbers and files.',
    ask: 'If something is missing, you find a question in the conversation and a mail in your inbox.',
    solution: 'You get a proposal to accept or decline: compensation, repair or exchange.',
  },

  submitView: {
    way: 'Where it stands',
    copy: 'Make a copy',
  },
};
