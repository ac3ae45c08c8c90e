import type en from '../en/shipment-mail.ts';
import type { Texts } from '../texts.ts';

export default {
  'addressesAsked.subject': '{{title}} ({{requestNo}}): Wohin sollen die neuen Produkte?',
  'addressesAsked.body':
    'Guten Tag {{name}},\n\nwir tauschen Produkte zu Ihrem Antrag {{requestNo}} aus. Anzahl: {{count}}. Bitte geben Sie die Lieferadressen bis {{due}} im Antrag ein, damit wir die Lieferung planen können.',
  'addressesAsked.button': 'Antrag öffnen',
  'deliveryPlanned.subject': '{{title}} ({{requestNo}}): Ihre Lieferung ist geplant',
  'deliveryPlanned.body':
    'Guten Tag {{name}},\n\ndie neuen Produkte zu Ihrem Antrag {{requestNo}} kommen voraussichtlich am {{eta}} an. Lieferung an: {{places}}.',
  'deliveryPlanned.button': 'Antrag öffnen',
  'deliveryMoved.subject': '{{title}} ({{requestNo}}): Ihre Lieferung kommt später',
  'deliveryMoved.body':
    'Guten Tag {{name}},\n\ndie neuen Produkte zu Ihrem Antrag {{requestNo}} kommen später an als geplant, voraussichtlich am {{eta}}. Lieferung an: {{places}}.\n\n{{reason}}',
  'deliveryMoved.button': 'Antrag öffnen',
  'goodsShipped.subject': '{{title}} ({{requestNo}}): Ihre Lieferung ist unterwegs',
  'goodsShipped.body':
    'Guten Tag {{name}},\n\ndie neuen Produkte zu Ihrem Antrag {{requestNo}} wurden am {{day}} versandt. Lieferung an: {{places}}.',
  'goodsShipped.button': 'Antrag öffnen',
  'goodsShippedTracked.subject': '{{title}} ({{requestNo}}): Ihre Lieferung ist unterwegs',
  'goodsShippedTracked.body':
    'Guten Tag {{name}},\n\ndie neuen Produkte zu Ihrem Antrag {{requestNo}} wurden am {{day}} versandt. Lieferung an: {{places}}.\n\nSpediteur und Sendungsnummer: {{tracking}}',
  'goodsShippedTracked.button': 'Antrag öffnen',
  'goodsDelivered.subject': '{{title}} ({{requestNo}}): Ihre Lieferung ist angekommen',
  'goodsDelivered.body':
    'Guten Tag {{name}},\n\ndie neuen Produkte zu Ihrem Antrag {{requestNo}} wurden am {{day}} zugestellt. Lieferung an: {{places}}. Den Ablieferungsnachweis finden Sie in Ihrem Antrag. Falls etwas fehlt oder beschädigt ist, schreiben Sie uns bitte dort.',
  'goodsDelivered.button': 'Antrag öffnen',
  'deliveryCorrected.subject': '{{title}} ({{requestNo}}): Wir haben unsere Angaben zur Lieferung korrigiert',
  'deliveryCorrected.body':
    'Guten Tag {{name}},\n\nwir haben unsere Angaben zur Lieferung zu Ihrem Antrag {{requestNo}} korrigiert. Lieferung an: {{places}}. Angekommen ist sie am {{day}}. Den Ablieferungsnachweis finden Sie in Ihrem Antrag.',
  'deliveryCorrected.button': 'Antrag öffnen',
} satisfies Texts<typeof en, 'de'>;
