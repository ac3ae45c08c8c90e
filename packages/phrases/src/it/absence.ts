import type en from '../en/absence.ts';
import type { Texts } from '../texts.ts';

/** Out of office, and who stands in. */
export default {
  note: 'Giorni in UTC',
  new: 'Registra assenza',
  person: 'Persona',
  save: 'Salva assenza',
  saved: 'Assenza salvata',
  ended: 'Assenza terminata',
  whatTitle: 'Durante un’assenza',
  what: 'Le richieste in scadenza o in attesa di una nostra risposta passano al sostituto. I clienti vedono il nuovo nome. Ciò che è ancora aperto torna dopo.',
  open: 'Aperte: {{number}}',
  here: 'In ufficio',
  away: 'Assente',
  planned: 'Prevista',
  standIn: 'Sostituto: {{name}}',
  handedOver: 'Al sostituto: {{number}}',
  endNow: 'Termina ora',
  cancel: 'Annulla assenza',
  mark: 'Assente fino al {{until}}. Sostituto: {{name}}',
  for: 'per {{name}}',
  warning: '{{name}} è assente fino al {{until}}. Ciò che scade passa a {{standIn}}.',
} satisfies Texts<typeof en, 'it'>;
