import type en from '../en/enquiry.ts';
import type { Texts } from '../texts.ts';

/** Texts of enquiries: their fields, what the registry says of a serial number, and what follows. */
export default {
  details: 'Dane zapytania',
  check: 'Sprawdź zapytanie',
  submit: 'Wyślij zapytanie',
  copied: 'To kopia z tymi samymi danymi i plikami, ale z nowym numerem i statusem, bez numeru seryjnego.',
  submitted: 'Zapytanie zostało wysłane',
  open: 'Otwórz zapytanie',
  startedFor: 'Obsługa klienta (<b>{{by}}</b>) rozpoczęła to zapytanie w Państwa imieniu. Prosimy je sprawdzić, uzupełnić i wysłać.',
  end: 'Odpowiedź pojawi się w rozmowie, w której można też zadać dalsze pytania.',
  hint: {
    desc: 'Co widać, od kiedy i czego chcą się Państwo dowiedzieć',
    phone: 'Tylko jeśli mamy zadzwonić. Z numerem kierunkowym kraju, np. +48 600 123 456.',
    address: 'Tylko jeśli pytanie zależy od lokalizacji',
  },
  serial: {
    looking: 'Sprawdzamy w naszym rejestrze',
    genuine: 'Oryginalny',
    warranty: 'Gwarancja na produkt do <day>{{day}}</day>',
    warrantyEnded: 'Gwarancja na produkt wygasła <day>{{day}}</day>',
    unknown: 'Tego numeru nie ma w naszym rejestrze. Porównaj go z etykietą. Zapytanie można mimo to wysłać.',
  },
  module: {
    product: 'Typ modułu, np. HD-M72 575 W',
    serial: 'Jeśli chodzi o jeden moduł, np. HD7226W14A018842',
    look: 'Osoba z zespołu ds. modułów zapozna się z pytaniem i plikami.',
    title: 'Zapytanie o moduły w imieniu klienta',
    atDesk: 'Zapytania o moduły na pulpicie',
    otherTeamTitle: 'Zapytaniami o moduły zajmuje się inny zespół',
    otherTeamText: 'Państwa zespół obsługuje zgłoszenia dotyczące trackerów. Znajdują się na pulpicie.',
  },
  tracker: {
    product: 'Tracker lub część, np. sterownik trackera',
    serial: 'Jeśli chodzi o jedną część: numer z tabliczki znamionowej',
    look: 'Osoba z zespołu ds. trackerów zapozna się z pytaniem i plikami.',
    title: 'Zapytanie o trackery w imieniu klienta',
    atDesk: 'Zapytania o trackery na pulpicie',
    otherTeamTitle: 'Zapytaniami o trackery zajmuje się inny zespół',
    otherTeamText: 'Państwa zespół obsługuje zgłoszenia dotyczące modułów. Znajdują się na pulpicie.',
  },
} satisfies Texts<typeof en, 'pl'>;
