import type en from '../en/bank-mail.ts';
import type { Texts } from '../texts.ts';

export default {
  'bankDetailsAsked.subject': '{{title}} ({{requestNo}}): ci servono le sue coordinate bancarie',
  'bankDetailsAsked.body':
    'Buongiorno {{name}},\n\nPagheremo un indennizzo per la sua richiesta {{requestNo}}. La preghiamo di inserire le sue coordinate bancarie nella richiesta entro il giorno {{due}}. Non le chiediamo mai per e-mail o telefono.',
  'bankDetailsAsked.button': 'Apri richiesta',
  'bankDetailsReturned.subject': '{{title}} ({{requestNo}}): inserisca di nuovo le coordinate bancarie',
  'bankDetailsReturned.body':
    'Buongiorno {{name}},\n\nNon abbiamo potuto usare le coordinate bancarie della sua richiesta {{requestNo}}. Il motivo è indicato nella richiesta. La preghiamo di inserirle di nuovo entro il giorno {{due}}.',
  'bankDetailsReturned.button': 'Apri richiesta',
  'bankDetailsChecked.subject': '{{title}} ({{requestNo}}): confermi le coordinate bancarie',
  'bankDetailsChecked.body':
    'Buongiorno {{name}},\n\nAbbiamo verificato le coordinate bancarie della sua richiesta {{requestNo}}. La preghiamo di ricontrollarle e di confermarle entro il giorno {{due}}.',
  'bankDetailsChecked.button': 'Apri richiesta',
  'bankDetailsEntered.subject': '{{title}} ({{requestNo}}): coordinate bancarie inserite',
  'bankDetailsEntered.body':
    'Buongiorno {{name}},\n\n{{who}} ha inserito le coordinate bancarie per la richiesta {{requestNo}} della sua azienda. Pagheremo l’indennizzo su questo conto.\n\nSe non ne è al corrente, ci contatti subito.',
  'bankDetailsEntered.button': 'Apri richiesta',
  'bankDetailsHandedOver.subject': '{{title}} ({{requestNo}}): un’altra persona inserirà le coordinate bancarie',
  'bankDetailsHandedOver.body':
    'Buongiorno {{name}},\n\n{{who}} ha chiesto a {{contact}} di inserire le coordinate bancarie per la richiesta {{requestNo}} della sua azienda.\n\nSe non ne è al corrente, ci contatti subito.',
  'bankDetailsHandedOver.button': 'Apri richiesta',
  'bankCheckLate.subject': '{{title}} ({{requestNo}}): la verifica delle coordinate bancarie è in ritardo',
  'bankCheckLate.body':
    'Buongiorno {{name}},\n\nLe coordinate bancarie per la richiesta di garanzia {{requestNo}} sono state inserite più di 2 giorni lavorativi fa e la contabilità non le ha ancora verificate.',
  'bankCheckLate.button': 'Apri richiesta',
  'creditNoteSent.subject': '{{title}} ({{requestNo}}): confermi la nota di credito',
  'creditNoteSent.body':
    'Buongiorno {{name}},\n\nLa nota di credito per la sua richiesta {{requestNo}} è pronta. La preghiamo di controllare l’importo e il conto e di confermarla entro il giorno {{due}}. Poi effettueremo il pagamento.',
  'creditNoteSent.button': 'Apri richiesta',
  'compensationPaid.subject': '{{title}} ({{requestNo}}): abbiamo pagato {{amount}}',
  'compensationPaid.body':
    'Buongiorno {{name}},\n\nIl giorno {{day}} abbiamo pagato {{amount}} sul conto {{account}} per la sua richiesta {{requestNo}}. La prova di pagamento è disponibile nella richiesta.',
  'compensationPaid.button': 'Apri richiesta',
  'compensationPaidForYou.subject': '{{title}} ({{requestNo}}): abbiamo pagato {{amount}}',
  'compensationPaidForYou.body':
    'Buongiorno {{name}},\n\nIl giorno {{day}} abbiamo pagato {{amount}} per la richiesta {{requestNo}} della sua azienda. La prova di pagamento è disponibile nella richiesta.',
  'compensationPaidForYou.button': 'Apri richiesta',
  'paymentCorrected.subject': '{{title}} ({{requestNo}}): abbiamo corretto i dati del pagamento',
  'paymentCorrected.body':
    'Buongiorno {{name}},\n\nAbbiamo corretto i dati del pagamento di {{amount}} per la richiesta {{requestNo}}. Il pagamento è stato effettuato il giorno {{day}}. La prova di pagamento è disponibile nella richiesta.',
  'paymentCorrected.button': 'Apri richiesta',
  'paymentLate.subject': '{{title}} ({{requestNo}}): il pagamento è in ritardo',
  'paymentLate.body':
    'Buongiorno {{name}},\n\nIl cliente ha confermato la nota di credito per la richiesta di garanzia {{requestNo}} più di 5 giorni lavorativi fa e la contabilità non ha ancora pagato.',
  'paymentLate.button': 'Apri richiesta',
} satisfies Texts<typeof en, 'it'>;
