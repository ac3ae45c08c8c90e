/** What people see and change of themselves: company, contact, addresses, profile, password, sessions. */
export default {
  hint: {
    taxNo: 'For example B04512345. Don’t have it yet? Enter 0.',
    phone: 'With the country code, for example +34 600 123 456',
    addressTitle: 'Only visible to your company',
  },

  company: {
    edit: 'Edit company',
    saved: 'Company saved',
    locked: 'To change the company name, contact customer service. Contracts and warranties refer to it.',
  },

  contact: {
    card: 'Your details',
    saved: 'Your details were saved',
    locked: 'To change your sign-in e-mail address, contact customer service.',
    news: 'Send me news about products and services by e-mail',
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
    isDefault: 'Default address, suggested first for claims',
    makeDefault: 'Make default',
    makeDefaultOf: 'Make default: {{name}}',
    madeDefault: '{{name}} is now the default',
    deleteTitle: 'Delete {{name}}?',
    deleteText: 'Requests that deliver there keep a copy of the address.',
    deleted: '{{name}} deleted',
    emptyTitle: 'No addresses yet',
    emptyText: 'Addresses you save here can be used for deliveries and exchanges.',
  },

  person: {
    title: 'Profile',
    edit: 'Edit your details',
    inContact: 'To change your name, phone or job title, go to <link>your contact details</link>.',
    locked: 'To change your name, e-mail address, company or team, ask an administrator.',
  },

  language: {
    text: 'We’ll send you e-mails in this language. Changing it also changes the language of the pages.',
    saved: 'Language saved',
  },

  password: {
    title: 'Password',
    hint: '6 to 16 letters and digits, at least one of each',
    changedOn: 'Changed on <day></day>',
    change: 'Change password',
    choose: 'Choose a password',
    text: 'Changing it ends all your other sessions, and we’ll e-mail you about it.',
    save: 'Change password',
    changed: 'Password changed',
    changedText: 'Your other sessions have ended. We sent you an e-mail about it.',
    noneTitle: 'You don’t have a password here',
    noneText: 'You sign in with SSO. If you also want a password, we’ll send you a link to choose one.',
    noneAction: 'E-mail me a link',
  },

  sessions: {
    title: 'Sessions',
    text: 'Where you’re signed in.',
    on: '{{browser}} on {{system}}',
    unknown: 'Unknown device',
    here: 'This session',
    since: 'since',
    lastSeen: 'last seen',
    end: 'End',
    endOf: 'End session: {{name}}',
    ended: 'Session ended: {{name}}',
    endOthers: 'End all other sessions',
    endOthersTitle: 'End all other sessions?',
    endOthersText: 'Anything that hasn’t been saved there may be lost.',
    othersEnded: 'All other sessions have ended',
    stay: 'You’ll stay signed in on this device.',
  },
};
