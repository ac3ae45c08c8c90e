import type en from '../en/module-claim.ts';
import type { Texts } from '../texts.ts';

/** Words of module claims: their fields, their wizard, and what follows it. */
export default {
  place: 'Miejsce',
  step: {
    details: 'Dane zgłoszenia',
    shipping: 'Miejsce dostawy',
    serials: 'Numery seryjne',
  },
  continueTo: {
    shipping: 'Dalej: miejsce dostawy',
    serials: 'Dalej: numery seryjne',
  },
  submit: 'Wyślij zgłoszenie',
  noSerials: 'Najpierw dodaj co najmniej jeden numer seryjny',
  details: {
    whatTitle: 'Co się stało',
    projectTitle: 'Projekt',
  },
  shipping: {
    bookTitle: 'Z książki adresowej',
    other: 'Inny adres',
    otherHint: 'Wpisz go poniżej; książka adresowa pozostanie bez zmian.',
    whereTitle: 'Dokąd wysłać moduły z wymiany',
    deliveryTitle: 'Dostawa',
  },
  hint: {
    desc: 'Co widać, od kiedy i na ilu modułach. Na przykład: hot-spoty na 480 modułach po burzy z 12 marca.',
    defectDate: 'Dzień, w którym wadę zauważono po raz pierwszy',
    quantity: 'Wadliwe sztuki, np. 480',
    lastRequestNo: 'Jeśli zajmowaliśmy się tym wcześniej, np. MC-20260902-00003',
    projectName: 'Na przykład: Farma Wisła 3',
    capacity: 'Wszystkie zamontowane moduły łącznie, np. 49900',
    projectAddress: 'Ulica lub numer działki, jeśli są',
    bracket: 'Jak zamontowane są moduły',
    region: 'Puste pole oznacza kraj z danych konta',
    phone: 'Z numerem kierunkowym kraju, np. +48 600 123 456',
    taxNo: 'Co najmniej 5 znaków, np. B04512345. Numer nie jest jeszcze znany? Wpisz 0',
    deliverPhone: 'Do kogo dzwoni kierowca, np. +48 600 123 456',
    deliverAddress: 'Brama, godziny, rampa: co kierowca musi wiedzieć oprócz ulicy',
  },
  need: {
    title: 'Warto mieć pod ręką',
    serials: 'Numery seryjne, najlepiej w arkuszu',
    photos: 'Zdjęcia przodu, etykiety z tyłu i wady',
    date: 'Dzień, w którym wadę zauważono po raz pierwszy',
    address: 'Adres, na który można wysłać moduły z wymiany',
  },
  copied: 'To kopia. Przeniesiono dane i pliki; numeru, statusu i numerów seryjnych nie.',
  review: {
    serials_one: '{{number}} numer seryjny.',
    serials_few: '{{number}} numery seryjne.',
    serials_many: '{{number}} numerów seryjnych.',
    serials_other: '{{number}} numeru seryjnego.',
    warned_one: '{{number}} ma ostrzeżenie; wyjaśnimy je wspólnie.',
    warned_few: '{{number}} mają ostrzeżenia; wyjaśnimy je wspólnie.',
    warned_many: '{{number}} ma ostrzeżenia; wyjaśnimy je wspólnie.',
    warned_other: '{{number}} ma ostrzeżenie; wyjaśnimy je wspólnie.',
  },
  submitted: 'Zgłoszenie zostało złożone',
  open: 'Otwórz zgłoszenie',
  next: {
    look: 'Zgłoszenie przejmuje osoba z zespołu ds. modułów, która sprawdza numery seryjne i pliki.',
    end: 'Otrzymają Państwo propozycję do akceptacji lub odrzucenia: rekompensatę pieniężną, naprawę lub wymianę.',
  },
  onBehalf: {
    title: 'Zgłoszenie gwarancyjne modułów za klienta',
    atDesk: 'Zgłoszenia modułów na pulpicie',
    otherTeamTitle: 'Zgłoszeniami modułów zajmuje się inny zespół',
    otherTeamText: 'Twój zespół obsługuje zgłoszenia trackerów. Są na pulpicie.',
    startedFor:
      '<b>{{by}}</b> z działu obsługi klienta – to zgłoszenie zostało rozpoczęte w Państwa imieniu. Prosimy je sprawdzić, uzupełnić i wysłać, gdy będzie kompletne.',
  },
} satisfies Texts<typeof en, 'pl'>;
