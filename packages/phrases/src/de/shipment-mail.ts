import type en from '../en/shipment-mail.ts';
import type { Texts } from '../texts.ts';

export default {
  'addressesAsked.subject': '{{title}} ({{requestNo}}): wohin sollen die neuen Produkte?',
  'addressesAsked.body':
    'Guten Tag {{name}},\n\nwir tauschen Produkte zu Ihrem Antrag {{requestNo}} aus. Anzahl: {{count}}. Bitte geben Sie die Lieferadressen bis {{due}} im Antrag ein, damit wir die Lieferung planen können.',
  'addressesAsked.button': 'Antrag öffnen',
} satisfies Texts<typeof en, 'de'>;
