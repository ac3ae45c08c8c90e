/** Mails: subject, body (paragraphs separated by empty lines) and the label of the button. */
export default {
  footer: 'Heliodesk customer service, {{url}}. This is an automated e-mail. Replies aren’t read.',
  unsubscribe: 'Turn off e-mails like this',
  'activation.subject': 'Activate your Heliodesk account',
  'activation.body':
    'Hello,\n\nThis e-mail address was used for a Heliodesk account. If the account is yours, there’s one step left: confirm your e-mail address.\n\nThe link works once and expires in 48 hours. If you don’t know about this account, you can ignore this e-mail.',
  'activation.button': 'Activate account',
  'contactAdded.subject': 'Your access to Heliodesk',
  'contactAdded.body':
    'Hello {{name}},\n\nCustomer service added you as a contact for {{company}} in Heliodesk. Choose a password to track requests and file claims.\n\nThe link works once and expires in 7 days.',
  'contactAdded.button': 'Choose a password',
  'accountActivated.subject': 'Choose a password and sign in',
  'accountActivated.body':
    'Hello {{name}},\n\nCustomer service confirmed your {{company}} account. Choose a password with this link, then sign in with this e-mail address. The password you chose when you registered no longer works.\n\nThe link works once and expires in 7 days.',
  'accountActivated.button': 'Choose a password',
  'emailChanged.subject': 'Your Heliodesk e-mail address has changed',
  'emailChanged.body':
    'Hello {{name}},\n\nCustomer service changed your e-mail address for {{company}} to {{email}}. Confirm the new address, then use it to sign in. This address no longer works.\n\nIf you didn’t request this change, contact us.',
  'emailChanged.button': 'Contact us',
  'requestsGiven.subject': '{{other}} is now the contact for your requests',
  'requestsGiven.body':
    'Hello {{name}},\n\nCustomer service handed these open requests over to {{other}}:\n\n{{requests}}\n\nYou can still find them under your company’s requests.',
  'requestsGiven.button': 'View requests',
  'requestsTaken.subject': 'You’re now the contact for these requests',
  'requestsTaken.body':
    'Hello {{name}},\n\nCustomer service handed these open requests over to you. {{other}} was the contact before.\n\n{{requests}}\n\nYou’ll find everything written so far in the conversations.',
  'requestsTaken.button': 'View requests',
  'alreadyRegistered.subject': 'Registration attempt with your e-mail address',
  'alreadyRegistered.body':
    'Hello,\n\nSomeone tried to register with this e-mail address, which already has an account. If it was you, sign in. You can reset your password from there.\n\nIf it wasn’t you, you can ignore this e-mail.',
  'alreadyRegistered.button': 'Go to sign-in',
  'passwordReset.subject': 'Choose a new password',
  'passwordReset.body':
    'Hello,\n\nUse this link to choose a new password. It works once and expires in 30 minutes.\n\nIf you didn’t request this, you can ignore this e-mail. Your password stays the same.',
  'passwordReset.button': 'Choose a new password',
  'passwordChanged.subject': 'Your password was changed',
  'passwordChanged.body':
    'Hello {{name}},\n\nYour password was changed on {{time}}. You’ve been signed out everywhere else.\n\nIf it was you, you don’t need to do anything. If it wasn’t, choose a new password right away and contact us.',
  'passwordChanged.button': 'Choose a new password',
  'staffInvitation.subject': '{{inviter}} invited you to Heliodesk',
  'staffInvitation.body':
    'Hello {{name}},\n\n{{inviter}} gave you access to the Heliodesk call center. Use this link to choose a password, then sign in as an employee with this e-mail address.\n\nThe link works once and expires in 7 days.',
  'staffInvitation.button': 'Choose a password',
  'providerInvitation.subject': '{{company}}: your access to Heliodesk',
  'providerInvitation.body':
    'Hello {{name}},\n\nYou’ve been added to {{company}}, a service provider in Heliodesk. Use this link to choose a password, then sign in with this e-mail address.\n\nThe link works once and expires in 7 days.',
  'providerInvitation.button': 'Choose a password',
  'captchaCode.subject': 'Your code: {{code}}',
  'captchaCode.body': 'Enter this code instead of the characters in the picture:\n\n{{code}}\n\nIt expires in 10 minutes.',
  'requestReceived.subject': '{{title}} ({{requestNo}}): we’ve received your request',
  'requestReceived.body':
    'Hello {{name}},\n\nThank you for your request {{requestNo}}. Someone from our team will contact you by {{due}}.\n\nYou can track every step, add details and message us at any time.',
  'requestReceived.button': 'Open request',
  'requestFiledFor.subject': '{{title}} ({{requestNo}}): we’ve filed a request for you',
  'requestFiledFor.body':
    'Hello {{name}},\n\n{{agent}} from customer service filed request {{requestNo}} for you. Someone from our team will contact you by {{due}}.\n\nYou can track every step, add details and message us at any time.',
  'requestFiledFor.button': 'Open request',
  'requestFiledForOutside.subject': '{{title}} ({{requestNo}}): we’ve filed a request for you',
  'requestFiledForOutside.body':
    'Hello {{name}},\n\n{{agent}} from customer service filed request {{requestNo}} for you. Someone from our team will contact you by {{due}}.\n\nTo add something or ask about it, call or e-mail customer service and quote {{requestNo}}.',
  'requestFiledForOutside.button': 'How to reach us',
  'requestPickedUp.subject': '{{title}} ({{requestNo}}): {{owner}} is handling your request',
  'requestPickedUp.body': 'Hello {{name}},\n\n{{owner}} is now handling your request {{requestNo}} and is reviewing it.',
  'requestPickedUp.button': 'Open request',
  'tipSent.subject': '{{title}} ({{requestNo}}): we need something from you',
  'tipSent.body':
    'Hello {{name}},\n\n{{agent}} needs the following for your request {{requestNo}}:\n\n{{missing}}\n\nPlease answer by {{due}}.',
  'tipSent.button': 'Open request',
  'tipRecalled.subject': '{{title}} ({{requestNo}}): a task is no longer needed',
  'tipRecalled.body': 'Hello {{name}},\n\n{{agent}} no longer needs what was asked for in your request {{requestNo}}.',
  'tipRecalled.button': 'Open request',
  'tasksReminded.subject': '{{title}} ({{requestNo}}): we’re waiting for your answer',
  'tasksReminded.body': 'Hello {{name}},\n\n{{agent}} is waiting for your answer on request {{requestNo}}:\n\n{{tasks}}',
  'tasksReminded.button': 'Open request',
  'tasksRemindedLast.subject': '{{title}} ({{requestNo}}): last reminder',
  'tasksRemindedLast.body':
    'Hello {{name}},\n\n{{agent}} is still waiting for your answer on request {{requestNo}}:\n\n{{tasks}}\n\nPlease answer by {{until}}. This is our last reminder.',
  'tasksRemindedLast.button': 'Open request',
  'taskReminder.subject': '{{title}} ({{requestNo}}): a reminder',
  'taskReminder.body': 'Hello {{name}},\n\nYour request {{requestNo}} is still waiting for your answer:\n\n{{tasks}}',
  'taskReminder.button': 'Open request',
  'taskReminderLast.subject': '{{title}} ({{requestNo}}): please answer, or we’ll withdraw the request',
  'taskReminderLast.body':
    'Hello {{name}},\n\nYour request {{requestNo}} is still waiting for your answer:\n\n{{tasks}}\n\nIf we don’t hear from you by {{until}}, we’ll withdraw the request. You can still bring it back within 90 days.',
  'taskReminderLast.button': 'Open request',
  'requestSuspended.subject': '{{title}} ({{requestNo}}): withdrawn because we had no answer',
  'requestSuspended.body':
    'Hello {{name}},\n\nWe’ve withdrawn your request {{requestNo}} because we had no answer for 30 days.\n\nIf you still need us, answer or write in the request by {{until}}, and we’ll reopen it.',
  'requestSuspended.button': 'Open request',
  'requestReopened.subject': '{{title}} ({{requestNo}}): we’ve reopened your request',
  'requestReopened.body': 'Hello {{name}},\n\nWe’ve reopened your request {{requestNo}} and are reviewing it again:\n\n{{reason}}',
  'requestReopened.button': 'Open request',
  'ownerChanged.subject': '{{title}} ({{requestNo}}): {{owner}} is now handling your request',
  'ownerChanged.body':
    'Hello {{name}},\n\n{{owner}} is now handling your request {{requestNo}}. Everything written so far stays in the conversation.',
  'ownerChanged.button': 'Open request',
  'contactChanged.subject': '{{title}} ({{requestNo}}): you’re now the contact',
  'contactChanged.body':
    'Hello {{name}},\n\nYou’re now the contact for your company’s request {{requestNo}}. You’ll find everything written so far in the conversation.',
  'contactChanged.button': 'Open request',
  'requestWithdrawn.subject': '{{title}} ({{requestNo}}): your request was withdrawn',
  'requestWithdrawn.body':
    'Hello {{name}},\n\nYour request {{requestNo}} was withdrawn. You can still find it in your request history and duplicate it at any time.',
  'requestWithdrawn.button': 'Open request',
  'requestRejected.subject': '{{title}} ({{requestNo}}): we’ve rejected your claim',
  'requestRejected.body':
    'Hello {{name}},\n\nWe’ve rejected your claim {{requestNo}}:\n\n{{text}}\n\nIf you disagree, you can appeal once by {{until}}. We’ll then review the claim again.',
  'requestRejected.button': 'Open claim',
  'requestRejectedAgain.subject': '{{title}} ({{requestNo}}): our decision on your appeal',
  'requestRejectedAgain.body':
    'Hello {{name}},\n\nWe’ve reviewed your claim {{requestNo}} again after the appeal. Our decision stays the same:\n\n{{text}}',
  'requestRejectedAgain.button': 'Open claim',
  'requestAppealed.subject': '{{title}} ({{requestNo}}): we’ve received your appeal',
  'requestAppealed.body': 'Hello {{name}},\n\nWe’ve received the appeal for your claim {{requestNo}} and will review it again.',
  'requestAppealed.button': 'Open claim',
  'serialsReviewed.subject': '{{title}} ({{requestNo}}): we’ve reviewed your serial numbers',
  'serialsReviewed.body':
    'Hello {{name}},\n\nWe’ve reviewed the serial numbers of your claim {{requestNo}}.\n\nAccepted: {{accepted}}\nRefused: {{refused}}\n\nYou can see the refused serial numbers and the reasons in your claim.',
  'serialsReviewed.button': 'Open claim',
  'partsReviewed.subject': '{{title}} ({{requestNo}}): we’ve reviewed your parts',
  'partsReviewed.body':
    'Hello {{name}},\n\nWe’ve reviewed the parts of your claim {{requestNo}}.\n\nAccepted pieces: {{accepted}}\nRefused pieces: {{refused}}\n\nYou can see the refused parts and the reasons in your claim.',
  'partsReviewed.button': 'Open claim',
  'solutionApproved.subject': '{{title}} ({{requestNo}}): please confirm our solution',
  'solutionApproved.body':
    'Hello {{name}},\n\nWe’ve approved a solution for your claim {{requestNo}}. Please accept or decline it in your claim.\n\n{{text}}',
  'solutionApproved.button': 'Open claim',
  'solutionConfirmed.subject': '{{title}} ({{requestNo}}): we’ve received your answer',
  'solutionConfirmed.body':
    'Hello {{name}},\n\nThank you for the answer on your claim {{requestNo}}:\n\n{{answers}}\n\nWe’re now carrying out what was accepted.',
  'solutionConfirmed.button': 'Open claim',
  'solutionDeclined.subject': '{{title}} ({{requestNo}}): we’re reviewing your claim again',
  'solutionDeclined.body':
    'Hello {{name}},\n\nOur solution for your claim {{requestNo}} was declined:\n\n{{answers}}\n\nWe’ll review the claim again and get back to you.',
  'solutionDeclined.button': 'Open claim',
  'claimCompleted.subject': '{{title}} ({{requestNo}}): we’ve completed your claim',
  'claimCompleted.body': 'Hello {{name}},\n\nWe’ve completed your claim {{requestNo}}.\n\n{{closing}}',
  'claimCompleted.button': 'Open claim',
  'enquiryReplied.subject': '{{title}} ({{requestNo}}): we’ve answered your enquiry',
  'enquiryReplied.body': 'Hello {{name}},\n\n{{agent}} has answered your enquiry {{requestNo}}:\n\n{{answer}}',
  'enquiryReplied.button': 'Open enquiry',
  'enquiryCompleted.subject': '{{title}} ({{requestNo}}): we’ve completed your enquiry',
  'enquiryCompleted.body':
    'Hello {{name}},\n\nWe’ve completed your enquiry {{requestNo}}. Our answer:\n\n{{answer}}\n\nIf you still have a question, write to us in the enquiry by {{until}}, and we’ll reopen it.',
  'enquiryCompleted.button': 'Open enquiry',
  'enquiryNotForUs.subject': '{{title}} ({{requestNo}}): we can’t help with this',
  'enquiryNotForUs.body': 'Hello {{name}},\n\nWe’ve closed your enquiry {{requestNo}} because we can’t help with it:\n\n{{reason}}',
  'enquiryNotForUs.button': 'Open enquiry',
  'enquiryTurned.subject': '{{title}} ({{requestNo}}): a claim from your enquiry',
  'enquiryTurned.body':
    'Hello {{name}},\n\n{{agent}} has started claim {{claimNo}} from your enquiry {{requestNo}}. Your description and files are already in it. You’ll find it in your drafts.',
  'enquiryTurned.button': 'Open enquiry',
  'claimSplit.subject': '{{title}} ({{requestNo}}): part of your claim continues separately',
  'claimSplit.body':
    'Hello {{name}},\n\nWe’ve decided on part of your claim {{requestNo}}. What’s still undecided continues in claim {{claimNo}}, so that what’s decided doesn’t have to wait:\n\n{{reason}}\n\nYou’ll find both in your requests.',
  'claimSplit.button': 'Open claim',
  'answeredFor.subject': '{{title}} ({{requestNo}}): we’ve answered for you',
  'answeredFor.body':
    'Hello {{name}},\n\n{{agent}} has answered for you on your claim {{requestNo}}, with your written consent ({{file}}):\n\n{{answers}}\n\nIf this isn’t what you agreed to, please write to us in the claim.',
  'answeredFor.button': 'Open claim',
  'enquiryBound.subject': '{{title}} ({{requestNo}}): your enquiry is in the portal',
  'enquiryBound.body':
    'Hello {{name}},\n\nYour enquiry {{requestNo}} is now linked to your company. You’ll find it, with everything written so far, in your requests.',
  'enquiryBound.button': 'Open enquiry',
  'firstContactLate.subject': '{{title}} ({{requestNo}}): first contact is late',
  'firstContactLate.body':
    'Hello {{name}},\n\nNo one has contacted the customer about request {{requestNo}} yet, and the promised time has passed.',
  'firstContactLate.button': 'Open request',
  'pickUpLate.subject': '{{title}} ({{requestNo}}): pick-up is late',
  'pickUpLate.body': 'Hello {{name}},\n\nRequest {{requestNo}} was submitted more than one working day ago, and no one has picked it up.',
  'pickUpLate.button': 'Open request',
  'decisionLate.subject': '{{title}} ({{requestNo}}): decision is late',
  'decisionLate.body':
    'Hello {{name}},\n\nA rejection was proposed for claim {{requestNo}} more than 2 working days ago, and no one has decided yet.',
  'decisionLate.button': 'Open claim',
  'approvalLate.subject': '{{title}} ({{requestNo}}): approval is late',
  'approvalLate.body':
    'Hello {{name}},\n\nSolutions for claim {{requestNo}} were sent for approval more than 2 working days ago, and no one has decided yet.',
  'approvalLate.button': 'Open claim',
  'notice.subject': '{{title}} ({{requestNo}}): {{what}}',
  'notice.body': 'Hello {{name}},\n\nThere’s news about request {{requestNo}}:\n\n{{what}}',
  'notice.button': 'Open request',
  'workNotice.subject': '{{what}}',
  'workNotice.body': 'Hello {{name}},\n\nYour action on several requests has ended:\n\n{{what}}',
  'workNotice.button': 'Show result',
  'dailyNotices.subject': 'Your daily summary',
  'dailyNotices.body': 'Hello {{name}},\n\nHere’s what’s new since your last summary:\n\n{{notices}}',
  'dailyNotices.button': 'View notices',
  'chatDigest.subject': '{{title}} ({{requestNo}}): new messages',
  'chatDigest.body': 'Hello {{name}},\n\nYou have new messages in the conversation about {{requestNo}}:\n\n{{messages}}',
  'chatDigest.button': 'Open conversation',
  'passkeyAdded.subject': 'A passkey was added',
  'passkeyAdded.body':
    'Hello {{name}},\n\nThe passkey {{passkey}} was added to your account on {{time}}.\n\nIf it wasn’t you, choose a new password right away and let us know.',
  'passkeyAdded.button': 'Check your sign-in security',
  'passkeyRemoved.subject': 'A passkey was removed',
  'passkeyRemoved.body':
    'Hello {{name}},\n\nThe passkey {{passkey}} was removed from your account on {{time}}.\n\nIf it wasn’t you, choose a new password right away and let us know.',
  'passkeyRemoved.button': 'Check your sign-in security',
  'appAdded.subject': 'Your authenticator app is on',
  'appAdded.body':
    'Hello {{name}},\n\nAn authenticator app was connected to your account on {{time}}.\n\nIf it wasn’t you, choose a new password right away and let us know.',
  'appAdded.button': 'Check your sign-in security',
  'appRemoved.subject': 'Your authenticator app is off',
  'appRemoved.body':
    'Hello {{name}},\n\nThe authenticator app was removed from your account on {{time}}.\n\nIf it wasn’t you, choose a new password right away and let us know.',
  'appRemoved.button': 'Check your sign-in security',
  'recoveryCodeUsed.subject': 'A recovery code was used',
  'recoveryCodeUsed.body':
    'Hello {{name}},\n\nSomeone signed in to your account with a recovery code on {{time}}, from {{device}}.\n\nIf it wasn’t you, choose a new password right away and let us know.',
  'recoveryCodeUsed.button': 'Check your sign-in security',
  'recoveryCodesRenewed.subject': 'You have new recovery codes',
  'recoveryCodesRenewed.body':
    'Hello {{name}},\n\nNew recovery codes were created for your account on {{time}}. The old ones no longer work.\n\nIf it wasn’t you, choose a new password right away and let us know.',
  'recoveryCodesRenewed.button': 'Check your sign-in security',
  'deviceRemembered.subject': 'A device now skips your second factor',
  'deviceRemembered.body':
    'Hello {{name}},\n\n{{device}} will skip your second factor for 30 days, starting {{time}}.\n\nIf it wasn’t you, choose a new password right away and let us know.',
  'deviceRemembered.button': 'Check your sign-in security',
  'factorResetAsked.subject': 'A reset of your second factor was requested',
  'factorResetAsked.body':
    'Hello {{name}},\n\nOn {{time}}, {{administrator}} asked to reset your second factor. Reason: {{reason}}\n\nA second administrator has 24 hours to confirm. Nothing has changed yet.\n\nIf you didn’t ask for this, let us know right away.',
  'factorResetAsked.button': 'Contact us',
  'factorResetConfirmed.subject': 'Remove your lost second factor',
  'factorResetConfirmed.body':
    'Hello {{name}},\n\n{{other}} and {{administrator}} confirmed that you lost your second factor. All your sessions have ended.\n\nThis link removes the lost factor. It works once and expires in 30 minutes. Then sign in with your password.\n\nIf you didn’t ask for this, don’t use the link, and let us know right away.',
  'factorResetConfirmed.button': 'Remove the lost factor',
  'factorsRemoved.subject': 'Your second factor was removed',
  'factorsRemoved.body':
    'Hello {{name}},\n\nYour second factor was removed on {{time}}. You now sign in with your password; set up a new factor as soon as you can.\n\nIf it wasn’t you, choose a new password right away and let us know.',
  'factorsRemoved.button': 'Go to sign-in',
  'manyUnknownSerials.subject': 'Many unknown serial numbers: {{who}}',
  'manyUnknownSerials.body':
    'Hello {{name}},\n\n{{who}} had {{judged}} serial numbers checked within 24 hours. {{unknown}} of them aren’t in our registry, so someone may be guessing.\n\nThe audit log has the details. If there’s no good reason, disable their access.',
  'manyUnknownSerials.button': 'Open audit log',
  'manyCustomersRead.subject': 'Many customer records viewed: {{who}}',
  'manyCustomersRead.body':
    'Hello {{name}},\n\n{{who}} viewed {{read}} customer records within 24 hours, far more than usual.\n\nThe audit log has the details. If there’s no good reason, disable their access.',
  'manyCustomersRead.button': 'Open audit log',
};
