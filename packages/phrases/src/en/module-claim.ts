/** Words of module claims: their fields, their wizard, and what follows it. */
export default {
  place: 'Place',
  step: {
    details: 'Request details',
    shipping: 'Shipping destination',
    serials: 'Serial numbers',
  },
  continueTo: {
    shipping: 'Continue to shipping',
    serials: 'Continue to serial numbers',
  },
  submit: 'Submit the claim',
  noSerials: 'Add at least one serial number first',
  details: {
    whatTitle: 'What happened',
    projectTitle: 'The project',
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
    region: 'If empty, your account’s region applies',
    phone: 'With its country code, for example +34 600 123 456',
    taxNo: 'At least 5 characters, for example B04512345. Not known yet? Enter 0',
    deliverPhone: 'Who the driver should call, for example +34 600 123 456',
    deliverAddress: 'Gate, time, ramp: what the driver needs to know besides the street',
  },
  need: {
    title: 'Good to have at hand',
    serials: 'The serial numbers, best as a spreadsheet',
    photos: 'Photos of the front, the back label and the defect',
    date: 'The day the defect was first seen',
    address: 'An address for replacements',
  },
  copied: 'This is a copy. The details and files came along; the number, status and serial numbers did not.',
  review: {
    serials_one: '{{number}} serial number.',
    serials_other: '{{number}} serial numbers.',
    warned_one: '{{number}} has a warning; we look at it with you.',
    warned_other: '{{number}} have a warning; we look at them with you.',
  },
  submitted: 'Your claim is submitted',
  open: 'Open the claim',
  next: {
    look: 'Someone on the module team picks it up and looks at your serial numbers and files.',
    end: 'You get a proposal to accept or decline: compensation, repair or exchange.',
  },
  onBehalf: {
    title: 'Module claim for a customer',
    atDesk: 'Module claims at the desk',
    otherTeamTitle: 'Another team files module claims',
    otherTeamText: 'Your team works on tracker requests. You’ll find them at the desk.',
    startedFor:
      '<b>{{by}}</b> from our customer service started this claim for you. Check it, finish it, and submit it.',
  },
};
