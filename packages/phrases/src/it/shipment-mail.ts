import type en from '../en/shipment-mail.ts';
import type { Texts } from '../texts.ts';

export default {
  'addressesAsked.subject': '{{title}} ({{requestNo}}): dove consegniamo i nuovi prodotti?',
  'addressesAsked.body':
    'Buongiorno {{name}},\n\nSostituiremo i prodotti della sua richiesta {{requestNo}}. Quantità: {{count}}. La preghiamo di inserire gli indirizzi di consegna nella richiesta entro il {{due}}, così possiamo pianificare la consegna.',
  'addressesAsked.button': 'Apri richiesta',
  'deliveryPlanned.subject': '{{title}} ({{requestNo}}): la consegna è pianificata',
  'deliveryPlanned.body':
    'Buongiorno {{name}},\n\nI nuovi prodotti per la sua richiesta {{requestNo}} dovrebbero arrivare il {{eta}}. Consegna a: {{places}}.',
  'deliveryPlanned.button': 'Apri richiesta',
  'deliveryMoved.subject': '{{title}} ({{requestNo}}): la consegna arriverà più tardi',
  'deliveryMoved.body':
    'Buongiorno {{name}},\n\nI nuovi prodotti per la sua richiesta {{requestNo}} arriveranno più tardi del previsto, il {{eta}}. Consegna a: {{places}}.\n\n{{reason}}',
  'deliveryMoved.button': 'Apri richiesta',
} satisfies Texts<typeof en, 'it'>;
