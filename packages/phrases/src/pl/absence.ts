import type en from '../en/absence.ts';
import type { Texts } from '../texts.ts';

/** Out of office, and who stands in. */
export default {
  note: 'Dni w UTC',
  new: 'Wpisz nieobecność',
  person: 'Osoba',
  save: 'Zapisz nieobecność',
  saved: 'Zapisano nieobecność',
  ended: 'Zakończono nieobecność',
  whatTitle: 'Podczas nieobecności',
  what: 'Zgłoszenia, których termin mija lub które czekają na nas, przechodzą do zastępcy. Klienci widzą nowe nazwisko. To, co pozostanie otwarte, potem wraca.',
  open: 'Otwarte: {{number}}',
  here: 'W pracy',
  away: 'Nieobecność',
  planned: 'Planowana',
  standIn: 'Zastępstwo: {{name}}',
  handedOver: 'U zastępcy: {{number}}',
  endNow: 'Zakończ teraz',
  cancel: 'Odwołaj nieobecność',
  mark: 'Nieobecność do {{until}}. Zastępstwo: {{name}}',
  for: 'za: {{name}}',
  warning: '{{name}}: nieobecność do {{until}}. Pilne sprawy przejmuje {{standIn}}.',
} satisfies Texts<typeof en, 'pl'>;
