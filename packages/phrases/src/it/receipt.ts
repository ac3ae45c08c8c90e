import type { Texts } from '../texts.ts';
import type en from '../en/receipt.ts';

export default {
  title: 'Ricevuta {{number}}',
  about: 'Questa ricevuta documenta che cosa è stato confermato nel portale, da chi e quando. Non può essere modificata.',
  what: 'Che cosa è stato confermato',
  who: 'Chi ha confermato',
  by: 'Conferma di',
  for: 'Per conto di',
  at: 'Data e ora',
  session: 'Accesso al portale',
  sessions: {
    customer: 'Accesso al portale come cliente',
    staff: 'Accesso al portale come dipendente',
    guest: 'Ospite, tramite il link di un sistema collegato',
  },
  answer: 'Risposta alla soluzione',
  publicText: 'Che cosa abbiamo scritto',
  bankDetails: 'Coordinate bancarie',
  confirmed: 'Confermate',
  deliverTo: 'Consegna a',
  shownIn: 'I testi compaiono come sono stati mostrati all’epoca. Lingua: {{language}}.',
  digest: 'Impronta (SHA-256)',
  check:
    'Per verificare questa ricevuta, scarichi il relativo record dal portale. L’impronta SHA-256 di quel file deve coincidere con quella qui sopra.',
  foot: 'Portale clienti Heliodesk',
  pdf: 'Ricevuta (PDF)',
  record: 'Record (JSON)',
} satisfies Texts<typeof en, 'it'>;
