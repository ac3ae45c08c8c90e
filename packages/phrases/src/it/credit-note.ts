import type { Texts } from '../texts.ts';
import type en from '../en/credit-note.ts';

export default {
  title: 'Nota di credito {{number}}',
  about: 'Questa nota di credito riguarda l’indennizzo per la sua richiesta di garanzia. Lo pagheremo dopo la sua conferma nel portale.',
  number: 'Nota di credito',
  day: 'Data',
  claim: 'Richiesta di garanzia',
  what: 'Che cosa paghiamo',
  for: 'Causale',
  account: 'Conto bancario',
  intro: 'Ha accettato questo indennizzo. Controlli l’importo e il conto. Dopo la sua conferma effettueremo il pagamento.',
  colleague: '{{name}} ha inserito le coordinate bancarie e conferma questa nota di credito. Solo {{name}} vede il conto.',
  confirm: 'Conferma nota di credito',
  confirmed: 'Nota di credito confermata',
  pdf: 'Nota di credito (PDF)',
  state: {
    announced: 'Nota di credito da confermare',
    held: 'In attesa di nuove coordinate bancarie',
    due: 'Pagamento in preparazione',
    paid: 'Pagato',
  },
} satisfies Texts<typeof en, 'it'>;
