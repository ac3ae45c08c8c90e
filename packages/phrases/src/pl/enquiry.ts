import type en from '../en/enquiry.ts';
import type { Texts } from '../texts.ts';

/** Texts of enquiries: their fields, what the registry says of a serial number, and what follows. */
export default {
  details: 'Dane zapytania',
  check: 'Sprawdź zapytanie',
  submit: 'Wyślij zapytanie',
  copied: 'To kopia. Przeniesiono dane i pliki; numeru, statusu i numeru seryjnego nie.',
  submitted: 'Zapytanie zostało wysłane',
  open: 'Otwórz zapytanie',
  startedFor:
    '<b>{{by}}</b> z działu obsługi klienta – to zapytanie zostało rozpoczęte w Państwa imieniu. Prosimy je sprawdzić, uzupełnić i wysłać.',
  end: 'Odpowiedź pojawi się w rozmowie; tam można też dopytać.',
  hint: {
    desc: 'Co widać, od kiedy i co chcą Państwo wiedzieć.',
    phone: 'Jeśli mamy zadzwonić. Z numerem kierunkowym kraju, np. +48 600 123 456.',
    address: 'Jeśli pytanie zależy od miejsca',
  },
  serial: {
    looking: 'Sprawdzamy w naszym rejestrze',
    genuine: 'Oryginalny',
    warranty: 'Gwarancja na produkt do <day>{{day}}</day>',
    warrantyEnded: 'Gwarancja na produkt skończyła się <day>{{day}}</day>',
    unknown: 'Tego numeru nie ma w naszym rejestrze. Prosimy porównać go z etykietą; zapytanie można mimo to wysłać.',
  },
  module: {
    product: 'Typ modułu, np. HD-M72 575 W',
    serial: 'Jeśli chodzi o jeden moduł, np. HD7226W14A018842',
    look: 'Zapytanie przejmuje osoba z zespołu ds. modułów, która czyta pytanie i pliki.',
    title: 'Zapytanie o moduły za klienta',
    atDesk: 'Zapytania o moduły na pulpicie',
    otherTeamTitle: 'Zapytaniami o moduły zajmuje się inny zespół',
    otherTeamText: 'Państwa zespół obsługuje zgłoszenia trackerów. Są na pulpicie.',
  },
  tracker: {
    product: 'Tracker lub część, np. sterownik trackera',
    serial: 'Jeśli chodzi o jedną część: numer z tabliczki znamionowej',
    look: 'Zapytanie przejmuje osoba z zespołu ds. trackerów, która czyta pytanie i pliki.',
    title: 'Zapytanie o trackery za klienta',
    atDesk: 'Zapytania o trackery na pulpicie',
    otherTeamTitle: 'Zapytaniami o trackery zajmuje się inny zespół',
    otherTeamText: 'Państwa zespół obsługuje zgłoszenia modułów. Są na pulpicie.',
  },
} satisfies Texts<typeof en, 'pl'>;
