/** Names and texts of the macros that are part of the product, as they are until staff edit them. */
export default {
  'name.greet': 'Greet',
  'name.photosMissing': 'Photos missing',
  'name.serialsWrong': 'Wrong serial numbers',
  'name.outOfWarranty': 'Out of warranty',
  'name.duplicate': 'Duplicate',
  'name.bankData': 'Bank details',
  'name.ship': 'Ship',
  'name.remind': 'Remind',
  'name.lastReminder': 'Last reminder',
  'name.close': 'Close claim',
  'text.greet':
    'Hello {{contactName}},\n\nThank you for your request {{requestNo}}. I’m handling it now, and I’ll reply here once I’ve looked at everything you sent.\n\nBest regards\n{{agent}}',
  'text.photosMissing':
    'Hello {{contactName}},\n\nTo continue with your request {{requestNo}}, we still need these photos: {{missing}}. Please add them here by {{due}}.\n\nBest regards\n{{agent}}',
  'text.serialsAsked': 'Please correct these serial numbers, or remove them from the list.',
  'text.serialsWrong':
    'Hello {{contactName}},\n\nWe checked the serial numbers of your request {{requestNo}}. We can’t continue with these:\n{{missing}}\n\nPlease correct the list here by {{due}}.\n\nBest regards\n{{agent}}',
  'text.bankData':
    'Hello {{contactName}},\n\nWe still need company and bank details so that we can pay the compensation for your claim {{requestNo}}. Please enter them in the task by {{due}}, and never in a message.\n\nBest regards\n{{agent}}',
  'text.ship':
    'Hello {{contactName}},\n\nThe delivery for your claim {{requestNo}} is planned.\n\nWhere: {{places}}\nDeparture (ETD): {{etd}}\nArrival (ETA): {{eta}}\n\nIf anything changes, we’ll tell you.\n\nBest regards\n{{agent}}',
  'text.close':
    'Hello {{contactName}},\n\nEverything that was accepted in your claim {{requestNo}} is done, so we’ve completed it. If something isn’t right, write to us here.\n\nBest regards\n{{agent}}',
  /** Serial numbers in question after what was found about them. */
  serials: '{{verdict}}: {{serials}}',
  serialsAndMore: '{{verdict}}: {{serials}}. More of these: {{number}}',
  /** What a step that asks for bank details asks for, within a sentence. */
  bankDetails: 'company and bank details',
  /** The calculation that someone who decides about a rejection reads. */
  coverage: 'Modules: {{total}}. Out of warranty: {{out}}. Under warranty: {{covered}}. Couldn’t be checked: {{other}}.',
};
