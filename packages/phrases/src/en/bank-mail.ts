/** Mails about bank details and payments; none names an account in full. */
export default {
  'bankDetailsAsked.subject': '{{title}} ({{requestNo}}): we need your bank details',
  'bankDetailsAsked.body':
    'Hello {{name}},\n\nWe’ll pay compensation for your claim {{requestNo}}. Please enter your bank details in the claim by {{due}}. We never ask for them by e-mail or phone.',
  'bankDetailsAsked.button': 'Open claim',
  'bankDetailsReturned.subject': '{{title}} ({{requestNo}}): please enter your bank details again',
  'bankDetailsReturned.body':
    'Hello {{name}},\n\nThe bank details for your claim {{requestNo}} couldn’t be used. You can read why in your claim. Please enter them again by {{due}}.',
  'bankDetailsReturned.button': 'Open claim',
  'bankDetailsChecked.subject': '{{title}} ({{requestNo}}): please confirm your bank details',
  'bankDetailsChecked.body':
    'Hello {{name}},\n\nWe’ve checked the bank details for your claim {{requestNo}}. Please look at them once more and confirm them by {{due}}.',
  'bankDetailsChecked.button': 'Open claim',
  'bankDetailsEntered.subject': '{{title}} ({{requestNo}}): bank details were entered',
  'bankDetailsEntered.body':
    'Hello {{name}},\n\n{{who}} entered bank details for your company’s claim {{requestNo}}. We’ll pay the compensation to this account.\n\nIf you don’t know about this, contact us right away.',
  'bankDetailsEntered.button': 'Open claim',
  'bankDetailsHandedOver.subject': '{{title}} ({{requestNo}}): someone else will enter the bank details',
  'bankDetailsHandedOver.body':
    'Hello {{name}},\n\n{{who}} asked {{contact}} to enter the bank details for your company’s claim {{requestNo}}.\n\nIf you don’t know about this, contact us right away.',
  'bankDetailsHandedOver.button': 'Open claim',
  'bankCheckLate.subject': '{{title}} ({{requestNo}}): bank check is late',
  'bankCheckLate.body':
    'Hello {{name}},\n\nThe bank details for claim {{requestNo}} were entered more than 2 working days ago, and finance hasn’t checked them yet.',
  'bankCheckLate.button': 'Open claim',
  'creditNoteSent.subject': '{{title}} ({{requestNo}}): please confirm the credit note',
  'creditNoteSent.body':
    'Hello {{name}},\n\nThe credit note for your claim {{requestNo}} is ready. Please check the amount and the account, and confirm it by {{due}}. We’ll pay after that.',
  'creditNoteSent.button': 'Open claim',
  'compensationPaid.subject': '{{title}} ({{requestNo}}): we’ve paid {{amount}}',
  'compensationPaid.body':
    'Hello {{name}},\n\nOn {{day}} we paid {{amount}} to the account {{account}} for your claim {{requestNo}}. You’ll find the payment proof in your claim.',
  'compensationPaid.button': 'Open claim',
  'compensationPaidForYou.subject': '{{title}} ({{requestNo}}): we’ve paid {{amount}}',
  'compensationPaidForYou.body':
    'Hello {{name}},\n\nOn {{day}} we paid {{amount}} for your company’s claim {{requestNo}}. You’ll find the payment proof in the claim.',
  'compensationPaidForYou.button': 'Open claim',
  'paymentCorrected.subject': '{{title}} ({{requestNo}}): we’ve corrected our payment record',
  'paymentCorrected.body':
    'Hello {{name}},\n\nWe’ve corrected our record of the payment of {{amount}} for claim {{requestNo}}. It was paid on {{day}}. You’ll find the payment proof in the claim.',
  'paymentCorrected.button': 'Open claim',
  'paymentLate.subject': '{{title}} ({{requestNo}}): payment is late',
  'paymentLate.body':
    'Hello {{name}},\n\nThe customer confirmed the credit note for claim {{requestNo}} more than 5 working days ago, and finance hasn’t paid yet.',
  'paymentLate.button': 'Open claim',
};
