/** Mails about exchanged goods. */
export default {
  'addressesAsked.subject': '{{title}} ({{requestNo}}): where do the new products go?',
  'addressesAsked.body':
    'Hello {{name}},\n\nWe’ll exchange products for your claim {{requestNo}}. Quantity: {{count}}. Please enter the delivery addresses in your claim by {{due}}, so that we can plan the delivery.',
  'addressesAsked.button': 'Open claim',
};
