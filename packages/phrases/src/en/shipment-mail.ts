/** Mails about exchanged goods. */
export default {
  'addressesAsked.subject': '{{title}} ({{requestNo}}): where do the new products go?',
  'addressesAsked.body':
    'Hello {{name}},\n\nWe’ll exchange products for your claim {{requestNo}}. Quantity: {{count}}. Please enter the delivery addresses in your claim by {{due}}, so that we can plan the delivery.',
  'addressesAsked.button': 'Open claim',
  'deliveryPlanned.subject': '{{title}} ({{requestNo}}): your delivery is planned',
  'deliveryPlanned.body':
    'Hello {{name}},\n\nThe new products for your claim {{requestNo}} are expected to arrive on {{eta}}. Delivery to: {{places}}.',
  'deliveryPlanned.button': 'Open claim',
  'deliveryMoved.subject': '{{title}} ({{requestNo}}): your delivery will arrive later',
  'deliveryMoved.body':
    'Hello {{name}},\n\nThe new products for your claim {{requestNo}} will arrive later than planned, on {{eta}}. Delivery to: {{places}}.\n\n{{reason}}',
  'deliveryMoved.button': 'Open claim',
  'goodsShipped.subject': '{{title}} ({{requestNo}}): your delivery is on its way',
  'goodsShipped.body': 'Hello {{name}},\n\nThe new products for your claim {{requestNo}} were shipped on {{day}}. Delivery to: {{places}}.',
  'goodsShipped.button': 'Open claim',
  'goodsShippedTracked.subject': '{{title}} ({{requestNo}}): your delivery is on its way',
  'goodsShippedTracked.body':
    'Hello {{name}},\n\nThe new products for your claim {{requestNo}} were shipped on {{day}}. Delivery to: {{places}}.\n\nCarrier and tracking number: {{tracking}}',
  'goodsShippedTracked.button': 'Open claim',
  'goodsDelivered.subject': '{{title}} ({{requestNo}}): your delivery has arrived',
  'goodsDelivered.body':
    'Hello {{name}},\n\nThe new products for your claim {{requestNo}} were delivered on {{day}} to: {{places}}. You’ll find the proof of delivery in your claim. If something is missing or damaged, please tell us there.',
  'goodsDelivered.button': 'Open claim',
  'deliveryCorrected.subject': '{{title}} ({{requestNo}}): we’ve corrected our delivery record',
  'deliveryCorrected.body':
    'Hello {{name}},\n\nWe’ve corrected our record of the delivery for your claim {{requestNo}}. Delivery to: {{places}}. It arrived on {{day}}. You’ll find the proof of delivery in your claim.',
  'deliveryCorrected.button': 'Open claim',
};
