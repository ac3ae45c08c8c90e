/** Mails: subject, body (paragraphs separated by empty lines) and the label of the button. */
export default {
  footer: 'Heliodesk customer service, {{url}}. This e-mail was sent automatically; replies are not read.',
  'activation.subject': 'Activate your Heliodesk account',
  'activation.body':
    'Hello {{name}},\n\nYour company {{company}} is registered. One step is left: confirm that this e-mail address is yours.\n\nThe link can be used once and expires in 48 hours.',
  'activation.button': 'Activate the account',
  'contactAdded.subject': 'Your access to Heliodesk',
  'contactAdded.body':
    'Hello {{name}},\n\nCustomer service added you as a contact of {{company}}. Choose a password to follow requests and file claims.\n\nThe link can be used once and expires in 7 days.',
  'contactAdded.button': 'Choose a password',
  'accountActivated.subject': 'Choose a password and sign in',
  'accountActivated.body':
    'Hello {{name}},\n\nCustomer service has confirmed your access for {{company}}. Choose a password with this link, then sign in with this e-mail address. A password from your registration no longer works.\n\nThe link can be used once and expires in 7 days.',
  'accountActivated.button': 'Choose a password',
  'emailChanged.subject': 'Your e-mail address here was changed',
  'emailChanged.body':
    'Hello {{name}},\n\nCustomer service changed your e-mail address for {{company}} to {{email}}. You sign in with the new address once you have confirmed it; this one no longer works.\n\nIf you did not ask for this, let us know.',
  'emailChanged.button': 'Talk to us',
  'requestsGiven.subject': '{{other}} is now the contact for your requests',
  'requestsGiven.body':
    'Hello {{name}},\n\nCustomer service moved these open requests to {{other}}:\n\n{{requests}}\n\nYou can still see them in your company’s requests.',
  'requestsGiven.button': 'Open the requests',
  'requestsTaken.subject': 'Open requests were moved to you',
  'requestsTaken.body':
    'Hello {{name}},\n\nCustomer service moved these open requests from {{other}} to you:\n\n{{requests}}\n\nEverything written so far stays in the conversations.',
  'requestsTaken.button': 'Open the requests',
  'alreadyRegistered.subject': 'Someone tried to register with your address',
  'alreadyRegistered.body':
    'Hello {{name}},\n\nSomeone tried to register with this e-mail address, which already has an account. If it was you, just sign in; if you forgot your password, you can reset it there.\n\nIf it was not you, you can ignore this e-mail.',
  'alreadyRegistered.button': 'Go to sign-in',
  'passwordReset.subject': 'Choose a new password',
  'passwordReset.body':
    'Hello {{name}},\n\nYou can choose a new password with this link. It can be used once and expires in 30 minutes.\n\nIf you did not ask for it, ignore this e-mail: your password stays the same.',
  'passwordReset.button': 'Choose a new password',
  'passwordChanged.subject': 'Your password was changed',
  'passwordChanged.body':
    'Hello {{name}},\n\nYour password was changed on {{time}}. All other sessions were ended.\n\nIf it was you, there is nothing to do. If not, choose a new password right away and let us know.',
  'passwordChanged.button': 'Choose a new password',
  'staffInvitation.subject': '{{inviter}} invites you to Heliodesk',
  'staffInvitation.body':
    'Hello {{name}},\n\n{{inviter}} added you as a call-center user of Heliodesk. Choose a password with this link, then sign in as an employee with this e-mail address.\n\nThe link can be used once and expires in 7 days.',
  'staffInvitation.button': 'Choose a password',
  'providerInvitation.subject': '{{company}}: your access to Heliodesk',
  'providerInvitation.body':
    'Hello {{name}},\n\nYou were added as a service provider user of {{company}} in Heliodesk. Choose a password with this link, then sign in with this e-mail address.\n\nThe link can be used once and expires in 7 days.',
  'providerInvitation.button': 'Choose a password',
  'captchaCode.subject': 'Your code: {{code}}',
  'captchaCode.body': 'Enter this code instead of the characters in the picture:\n\n{{code}}\n\nIt expires in 10 minutes.',
  'requestReceived.subject': '{{title}} ({{requestNo}}): we have received your request',
  'requestReceived.body':
    'Hello {{name}},\n\nThank you for your request {{requestNo}}. Someone on our team will be in touch by {{due}}.\n\nYou can follow every step, add to it and write to us at any time.',
  'requestReceived.button': 'Open the request',
  'requestFiledFor.subject': '{{title}} ({{requestNo}}): we have filed a request for you',
  'requestFiledFor.body':
    'Hello {{name}},\n\n{{agent}} from our customer service filed the request {{requestNo}} for you. Someone on our team will be in touch by {{due}}.\n\nYou can follow every step, add to it and write to us at any time.',
  'requestFiledFor.button': 'Open the request',
  'requestFiledForOutside.subject': '{{title}} ({{requestNo}}): we have filed a request for you',
  'requestFiledForOutside.body':
    'Hello {{name}},\n\n{{agent}} from our customer service filed the request {{requestNo}} for you. Someone on our team will be in touch by {{due}}.\n\nTo add something or to ask about it, call or write to our customer service and give the number {{requestNo}}.',
  'requestFiledForOutside.button': 'How to reach us',
  'requestPickedUp.subject': '{{title}} ({{requestNo}}): {{owner}} is handling your request',
  'requestPickedUp.body': 'Hello {{name}},\n\n{{owner}} has picked up your request {{requestNo}} and is reading it now.',
  'requestPickedUp.button': 'Open the request',
  'ownerChanged.subject': '{{title}} ({{requestNo}}): {{owner}} is your contact now',
  'ownerChanged.body':
    'Hello {{name}},\n\n{{owner}} is handling your request {{requestNo}} from now on. Everything written so far stays in the conversation.',
  'ownerChanged.button': 'Open the request',
  'contactChanged.subject': '{{title}} ({{requestNo}}): you are the contact now',
  'contactChanged.body':
    'Hello {{name}},\n\nYou are the contact for your company’s request {{requestNo}} from now on. Everything written so far is in the conversation.',
  'contactChanged.button': 'Open the request',
  'requestWithdrawn.subject': '{{title}} ({{requestNo}}): your request is withdrawn',
  'requestWithdrawn.body':
    'Hello {{name}},\n\nYour request {{requestNo}} was withdrawn. It stays in your request history, and you can copy it into a new one at any time.',
  'requestWithdrawn.button': 'Open the request',
  'chatDigest.subject': '{{title}} ({{requestNo}}): new messages',
  'chatDigest.body': 'Hello {{name}},\n\nThere are new messages for you in the conversation about {{requestNo}}:\n\n{{messages}}',
  'chatDigest.button': 'Open the conversation',
};
