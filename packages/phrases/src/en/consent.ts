/** Staff who answer about a solution for a customer, with their written consent. */
export default {
  action: 'Answer with written consent',
  answer: 'The customer’s answer',
  reason: 'Why the customer declines',
  file: 'Written consent',
  fileHint: 'One PDF, JPG or PNG file, for example the signed letter',
  hint: 'The customer gets an e-mail, and can see the file and that you answered for them.',
  save: 'Save answer',
  shown: 'Written consent: <file>{{name}}</file>',
  given: 'With written consent: {{name}}',
};
