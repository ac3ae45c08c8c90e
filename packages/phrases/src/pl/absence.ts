import type en from '../en/absence.ts';
import type { Texts } from '../texts.ts';

/** Out of office, and who stands in. */
export default {
  weeks: 'Nieobecności, 4 tygodnie',
  note: 'Jedno pole to dzień roboczy, w UTC',
  column: {
    person: 'Osoba',
    days: 'Dni',
    away: 'Nieobecność',
    standIn: 'Zastępstwo',
  },
  new: 'Wpisz nieobecność',
  person: 'Osoba',
  choices: {
    handNew: 'Nowe zgłoszenia przechodzą do zastępcy',
    handOpen: 'Otwarte też, gdy nadejdzie ich termin',
    tellCustomers: 'Informuj klientów, którzy piszą',
  },
  awayThen: '{{name}}: w tym czasie także nieobecność, do {{until}}.',
  free: 'Osoby dostępne w tym czasie:',
  noneFree: 'W tym czasie nikt inny nie jest dostępny.',
  everyone: 'Nieobecności w całym zespole',
  save: 'Zapisz nieobecność',
  saved: 'Zapisano nieobecność',
  ended: 'Zakończono nieobecność',
  whatTitle: 'Podczas nieobecności',
  what: 'Zgłoszenia, których termin nadszedł lub które czekają na nas, przechodzą do zastępcy. Klienci widzą nowe nazwisko. Te, które przeszły do zastępcy i nadal są otwarte, potem wracają.',
  open: 'Otwarte: {{number}}',
  here: 'W pracy',
  away: 'Nieobecność',
  until: 'do <day>{{until}}</day>',
  fromUntil: 'od <day>{{from}}</day> do <day>{{until}}</day>',
  editOf: 'Edycja nieobecności: {{name}}',
  endNow: 'Zakończ teraz',
  cancel: 'Odwołaj nieobecność',
  nowWith: 'Teraz prowadzi: {{name}}',
  back: 'Po <day>{{day}}</day> wraca do: {{name}}',
  allOnDesk: 'Pokaż wszystkie na pulpicie',
  mark: 'Nieobecność do {{until}}. Zastępstwo: {{name}}',
  for: 'Zastępstwo za: {{name}}',
  warning: '{{name}}: nieobecność do {{until}}. Pilne sprawy przejmuje {{standIn}}.',
} satisfies Texts<typeof en, 'pl'>;
