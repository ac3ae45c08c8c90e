import type en from '../en/shipment-mail.ts';
import type { Texts } from '../texts.ts';

export default {
  'addressesAsked.subject': '{{title}} ({{requestNo}}): dove consegniamo i nuovi prodotti?',
  'addressesAsked.body':
    'Buongiorno {{name}},\n\nSostituiremo i prodotti della sua richiesta {{requestNo}}. Quantità: {{count}}. La preghiamo di inserire gli indirizzi di consegna nella richiesta entro il {{due}}, così possiamo pianificare la consegna.',
  'addressesAsked.button': 'Apri richiesta',
} satisfies Texts<typeof en, 'it'>;
