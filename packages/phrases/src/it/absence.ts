import type en from '../en/absence.ts';
import type { Texts } from '../texts.ts';

/** Out of office, and who stands in. */
export default {
  weeks: 'Assenze, 4 settimane',
  note: 'Una cella è un giorno lavorativo, in UTC',
  column: {
    person: 'Persona',
    days: 'Giorni',
    away: 'Assenza',
    standIn: 'Sostituto',
  },
  new: 'Registra assenza',
  person: 'Persona',
  choices: {
    handNew: 'Le nuove richieste passano al sostituto',
    handOpen: 'Anche quelle aperte, alla scadenza',
    tellCustomers: 'Avvisa i clienti che scrivono',
  },
  awayThen: 'Anche {{name}} è assente in quei giorni, fino al {{until}}.',
  free: 'Disponibili in quei giorni:',
  noneFree: 'Nessun altro è disponibile in quei giorni.',
  everyone: 'Assenze di tutto il team',
  save: 'Salva assenza',
  saved: 'Assenza salvata',
  ended: 'Assenza terminata',
  whatTitle: 'Durante un’assenza',
  what: 'Le richieste in scadenza o in attesa di una nostra risposta passano al sostituto. I clienti vedono il nuovo nome. Le richieste passate al sostituto tornano poi indietro, se sono ancora aperte.',
  open: 'Aperte: {{number}}',
  here: 'In ufficio',
  away: 'Assente',
  until: 'fino al <day>{{until}}</day>',
  fromUntil: 'dal <day>{{from}}</day> al <day>{{until}}</day>',
  editOf: 'Modifica assenza di {{name}}',
  endNow: 'Termina ora',
  cancel: 'Annulla assenza',
  nowWith: 'Ora affidate a {{name}}',
  back: 'Tornano a {{name}} dopo il <day>{{day}}</day>',
  allOnDesk: 'Mostra tutte nell’elenco pratiche',
  mark: 'Assente fino al {{until}}. Sostituto: {{name}}',
  for: 'Sostituisce {{name}}',
  warning: '{{name}} è assente fino al {{until}}. Ciò che scade passa a {{standIn}}.',
} satisfies Texts<typeof en, 'it'>;
