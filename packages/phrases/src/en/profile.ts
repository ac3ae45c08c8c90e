/** What people see and change of themselves: company, contact, addresses, profile, password, sessions. */
export default {
  hint: {
    taxNo: 'For example B04512345. Not known yet? Enter 0',
    phone: 'With the country code, for example +34 600 123 456',
    addressTitle: 'Only your company sees it, for finding it again.',
  },

  company: {
    edit: 'Edit the company',
    saved: 'Company saved',
    locked: 'Customer service changes the company name: contracts and warranties name it.',
  },

  contact: {
    card: 'Your details',
    saved: 'Your details are saved',
    locked: 'Customer service changes the e-mail address: you sign in with it.',
    news: 'Tell me about new products and services by e-mail',
  },

  addresses: {
    title: 'Delivery addresses',
    count: '{{number}} of {{max}}',
    add: 'New address',
    added: 'Address added',
    edit: 'Edit address',
    save: 'Save address',
    saved: 'Address saved',
    default: 'Default',
    isDefault: 'Default address: it comes first when an address is chosen for a claim',
    makeDefault: 'Make default',
    makeDefaultOf: 'Make default: {{name}}',
    madeDefault: '{{name}} is the default now',
    deleteTitle: 'Delete {{name}}?',
    deleteText: 'Requests that deliver there keep their copy of the address.',
    deleted: '{{name}} is deleted',
    emptyTitle: 'No addresses yet',
    emptyText: 'Addresses that you save here can be chosen for deliveries and exchanges.',
  },

  person: {
    title: 'Profile',
    edit: 'Edit your details',
    inContact: 'You change name, phone and job title in <link>your contact</link>.',
    locked: 'An administrator changes name, e-mail address and where you belong.',
  },

  language: {
    text: 'E-mails come in this language. Choosing another one switches the interface too.',
    saved: 'Language saved',
  },

  password: {
    title: 'Password',
    hint: '6 to 16 letters and digits, at least one of each.',
    changedOn: 'Changed on <day></day>',
    change: 'Change the password',
    choose: 'Choose a password',
    text: 'All your other sessions end when it is changed, and you get an e-mail about it.',
    save: 'Change the password',
    changed: 'Password changed',
    changedText: 'Your other sessions have ended. We sent you an e-mail about it.',
    noneTitle: 'You have no password here',
    noneText: 'You sign in through the unified authentication. If you want a password too, we’ll send you a link to choose one.',
    noneAction: 'Get a link by e-mail',
  },

  sessions: {
    title: 'Sessions',
    text: 'Where you are signed in.',
    on: '{{browser}} on {{system}}',
    unknown: 'Unknown device',
    here: 'This session',
    since: 'since',
    lastSeen: 'last seen',
    end: 'End',
    endOf: 'End the session of {{name}}',
    ended: 'Session ended: {{name}}',
    endOthers: 'End all other sessions',
    endOthersTitle: 'End all other sessions?',
    endOthersText: 'Anything not saved there yet may be lost.',
    othersEnded: 'All other sessions have ended',
    stay: 'You stay signed in here.',
  },
};
