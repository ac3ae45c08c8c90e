import type en from '../en/shipment-mail.ts';
import type { Texts } from '../texts.ts';

export default {
  'addressesAsked.subject': '{{title}} ({{requestNo}}): dove consegniamo i nuovi prodotti?',
  'addressesAsked.body':
    'Buongiorno {{name}},\n\nEffettueremo una sostituzione di prodotti per la sua richiesta {{requestNo}}. Quantità: {{count}}. La preghiamo di inserire gli indirizzi di consegna nella richiesta entro il giorno {{due}}, così possiamo pianificare la consegna.',
  'addressesAsked.button': 'Apri richiesta',
  'deliveryPlanned.subject': '{{title}} ({{requestNo}}): la consegna è pianificata',
  'deliveryPlanned.body':
    'Buongiorno {{name}},\n\nI nuovi prodotti per la sua richiesta {{requestNo}} dovrebbero arrivare il giorno {{eta}}. Consegna a: {{places}}.',
  'deliveryPlanned.button': 'Apri richiesta',
  'deliveryMoved.subject': '{{title}} ({{requestNo}}): la consegna arriverà più tardi',
  'deliveryMoved.body':
    'Buongiorno {{name}},\n\nI nuovi prodotti per la sua richiesta {{requestNo}} arriveranno più tardi del previsto, il giorno {{eta}}. Consegna a: {{places}}.\n\n{{reason}}',
  'deliveryMoved.button': 'Apri richiesta',
  'goodsShipped.subject': '{{title}} ({{requestNo}}): la spedizione è in viaggio',
  'goodsShipped.body':
    'Buongiorno {{name}},\n\nI nuovi prodotti per la sua richiesta {{requestNo}} sono stati spediti il giorno {{day}}. Consegna a: {{places}}.',
  'goodsShipped.button': 'Apri richiesta',
  'goodsShippedTracked.subject': '{{title}} ({{requestNo}}): la spedizione è in viaggio',
  'goodsShippedTracked.body':
    'Buongiorno {{name}},\n\nI nuovi prodotti per la sua richiesta {{requestNo}} sono stati spediti il giorno {{day}}. Consegna a: {{places}}.\n\nVettore e numero di spedizione: {{tracking}}',
  'goodsShippedTracked.button': 'Apri richiesta',
  'goodsDelivered.subject': '{{title}} ({{requestNo}}): la merce è stata consegnata',
  'goodsDelivered.body':
    'Buongiorno {{name}},\n\nI nuovi prodotti per la sua richiesta {{requestNo}} sono stati consegnati il giorno {{day}} a: {{places}}. La prova di consegna si trova nella richiesta. Se qualcosa manca o è danneggiato, ce lo segnali lì.',
  'goodsDelivered.button': 'Apri richiesta',
  'deliveryCorrected.subject': '{{title}} ({{requestNo}}): abbiamo corretto i dati della consegna',
  'deliveryCorrected.body':
    'Buongiorno {{name}},\n\nAbbiamo corretto i dati della consegna per la sua richiesta {{requestNo}}. Consegna a: {{places}}. È arrivata il giorno {{day}}. La prova di consegna si trova nella richiesta.',
  'deliveryCorrected.button': 'Apri richiesta',
} satisfies Texts<typeof en, 'it'>;
