import type { DoubleReasons } from './phrase-doubles.ts';

/** Keys put together at run time, which no scan of the sources finds: what they begin with, namespace first. */
export const dynamicKeys = [
  // GiveDialog, by what it gives
  'desk:contact.',
  'desk:handOver.',
  'errors:',
  'fields:',
  'rules:',
];

/** Texts that are rightly the same in other languages as in English: names, addresses, notations. */
export const sameInEveryLanguage = new Set<string>([]);

/** Why one English text has several translations. */
export const doubleReasons: DoubleReasons = {
  forms: [
    { keys: /^auditWords:action\.|^caseEvent:/, reason: 'an entry of a history names what was done; it does not tell someone' },
    { keys: /^auditWords:subjectType\./, reason: 'a kind of thing, indefinite where the language marks it' },
    {
      keys: /^(?:home:|(?:request|draft|moduleClaim|trackerClaim):step\.|registration:step[A-Z])/,
      reason: 'a step is a noun, a button a verb',
    },
    { keys: /^request:stepDone\./, reason: 'agrees with the step' },
    { keys: /^desk:waitingOn\./, reason: 'completes “waiting on” in the case that this takes' },
    { keys: /^request:next\./, reason: 'names what comes next, where the button asks for it' },
    { keys: /^shell:menu\./, reason: 'the menu is narrow: the short form' },
  ],
  texts: {
    'Bank check': 'how far bank details are, and the view of the desk that has them',
    Done: 'a solution, and the pieces that are',
    Paid: 'one payment, and the tab of all that were paid',
    Knowledge: 'the page, and its short name in the narrow menu',
    '{{name}} is enabled': 'the name of a switch, and the message after it was pressed',
    '{{name}} deleted': 'agrees with what is deleted: an address, a part',
    Accepted: 'what a review says of serial numbers and parts, and a customer of a solution',
    All: 'agrees with what it counts: messages, requests, states, rows',
    Back: 'to the step before, and to the page before',
    'Choose a new password': 'a title and a mail’s subject ask politely, a button is brief',
    Complete: 'the last step of registering, and of a request',
    Contact: 'the person, and the page that says how to reach us',
    Contacts: 'the people, and the column with their number',
    Continue: 'with a draft, and to the next step',
    Default: 'agrees with its noun: language, address, size, value',
    Duplicate: 'what a button does, and the name of a macro',
    Description: 'of a fault, and of a key of the configuration',
    'Open enquiry': 'a mail that is about a claim as well says which of the two it opens',
    Enquiry: 'the column with what was asked, and the short link of the foot',
    End: 'the last day, and the button that ends a session',
    'All {{number}}': 'agrees with what it counts: settings, requests',
    Location: 'where a company is, and where a project is',
    'Left out': 'agrees with what is left out: a number, rows',
    Mine: 'agrees with its noun: requests, a text',
    Missing: 'a field not filled in, and a text not translated',
    Name: 'of a thing, and of a person',
    Off: 'a value that is disabled, and a second factor not set up',
    On: 'a value that is enabled, and a second factor set up',
    Pages: 'of the site, and of a list',
    Remind: 'a button, and the name of a macro',
    Remove: 'from the list before it is sent, and for good',
    'Remove {{name}}': 'from the list before it is sent, and for good',
    optional: 'agrees with what may be left out: a field, a step',
    'Payment corrected': 'a step of a case, and an entry of the audit',
    'Reset to default': 'agrees with its noun: a text, a value, settings',
    Review: 'what customers check before they submit, and what staff do first',
    Start: 'the first day, and the button that starts a request',
    Steps: 'what a macro does, and the parts of a form',
    Subject: 'what an entry of the audit is about, and the line of a mail',
    Text: 'the body of a page, and any text of the interface',
    To: 'a day, and the recipient of a mail',
    Valid: 'agrees with what is valid: a number, rows',
    Value: 'of a dictionary, and of a setting',
    You: 'the sender of a message, the one who acts, the own account in a list',
    'You said': 'agrees with what was counted: modules, pieces',
    'Your details': 'the contact who registers, and the own profile of anyone, staff included',
  },
};
