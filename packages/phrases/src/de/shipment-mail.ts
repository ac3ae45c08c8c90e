import type en from '../en/shipment-mail.ts';
import type { Texts } from '../texts.ts';

export default {
  'addressesAsked.subject': '{{title}} ({{requestNo}}): wohin sollen die neuen Produkte?',
  'addressesAsked.body':
    'Guten Tag {{name}},\n\nwir tauschen Produkte zu Ihrem Antrag {{requestNo}} aus. Anzahl: {{count}}. Bitte geben Sie die Lieferadressen bis {{due}} im Antrag ein, damit wir die Lieferung planen können.',
  'addressesAsked.button': 'Antrag öffnen',
  'deliveryPlanned.subject': '{{title}} ({{requestNo}}): Ihre Lieferung ist geplant',
  'deliveryPlanned.body':
    'Guten Tag {{name}},\n\ndie neuen Produkte zu Ihrem Antrag {{requestNo}} kommen voraussichtlich am {{eta}} an. Lieferung an: {{places}}.',
  'deliveryPlanned.button': 'Antrag öffnen',
  'deliveryMoved.subject': '{{title}} ({{requestNo}}): Ihre Lieferung kommt später',
  'deliveryMoved.body':
    'Guten Tag {{name}},\n\ndie neuen Produkte zu Ihrem Antrag {{requestNo}} kommen später an als geplant, am {{eta}}. Lieferung an: {{places}}.\n\n{{reason}}',
  'deliveryMoved.button': 'Antrag öffnen',
} satisfies Texts<typeof en, 'de'>;
