import type en from '../en/module-claim.ts';
import type { Texts } from '../texts.ts';

/** Words of the wizard for module claims and of what follows it. */
export default {
  title: 'Zgłoszenie gwarancyjne: moduły',
  place: 'Miejsce',

  step: {
    details: 'Dane zgłoszenia',
    shipping: 'Miejsce dostawy',
    serials: 'Numery seryjne',
    attachments: 'Załączniki',
    complete: 'Zakończenie',
  },
  continueTo: {
    details: 'Dalej: dane zgłoszenia',
    shipping: 'Dalej: miejsce dostawy',
    serials: 'Dalej: numery seryjne',
    attachments: 'Dalej: załączniki',
    complete: 'Dalej: sprawdzenie całości',
  },
  submit: 'Wyślij zgłoszenie',
  blocked: {
    noSerials: 'Najpierw dodaj co najmniej jeden numer seryjny',
    listed: 'Czegoś jeszcze brakuje; zobacz listę powyżej',
  },

  details: {
    whatTitle: 'Co się stało',
    projectTitle: 'Projekt',
    answerTitle: 'Nasza odpowiedź',
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
    language: 'Język, w którym mamy pisać',
    region: 'Puste pole oznacza kraj z danych konta',
    phone: 'Z numerem kierunkowym kraju, np. +48 600 123 456',
    taxNo: 'Co najmniej 5 znaków, np. B04512345. Numer nie jest jeszcze znany? Wpisz 0',
    deliverPhone: 'Do kogo dzwoni kierowca, np. +48 600 123 456',
    deliverAddress: 'Brama, godziny, rampa: co kierowca musi wiedzieć oprócz ulicy',
  },

  aside: {
    needTitle: 'Warto mieć pod ręką',
    needSerials: 'Numery seryjne, najlepiej w arkuszu',
    needPhotos: 'Zdjęcia przodu, etykiety z tyłu i wady',
    needDate: 'Dzień, w którym wadę zauważono po raz pierwszy',
    needAddress: 'Adres, na który można wysłać moduły z wymiany',
    promiseTitle: 'Nasza obietnica',
    promiseDays: '2 dni robocze',
    promiseText: 'Obsługa klienta skontaktuje się z Państwem w ciągu 2 dni roboczych od wysłania zgłoszenia.',
  },

  copy: {
    text: 'To kopia. Przeniesiono dane i pliki; numeru, statusu i numerów seryjnych nie.',
    empty: 'Zacznij od pustego',
  },

  review: {
    lead: 'Sprawdź wszystko jeszcze raz. Po wysłaniu zmiany wprowadza osoba prowadząca zgłoszenie.',
    missing: 'Do wysłania brakuje jeszcze',
    edit: 'Zmień',
    editPart: 'Zmień: {{part}}',
    answerIn: 'Język odpowiedzi: {{language}}.',
    serials_one: '{{number}} numer seryjny.',
    serials_few: '{{number}} numery seryjne.',
    serials_many: '{{number}} numerów seryjnych.',
    serials_other: '{{number}} numeru seryjnego.',
    warned_one: '{{number}} ma ostrzeżenie; wyjaśnimy je wspólnie.',
    warned_few: '{{number}} mają ostrzeżenia; wyjaśnimy je wspólnie.',
    warned_many: '{{number}} ma ostrzeżenia; wyjaśnimy je wspólnie.',
    warned_other: '{{number}} ma ostrzeżenie; wyjaśnimy je wspólnie.',
  },

  submitted: {
    title: 'Zgłoszenie zostało złożone',
    number: 'Numer zgłoszenia:',
    contactBy: 'Obsługa klienta skontaktuje się z Państwem do',
    open: 'Otwórz zgłoszenie',
    list: 'Moje zgłoszenia',
  },

  next: {
    title: 'Co dalej',
    look: 'Zgłoszenie przejmuje osoba z zespołu ds. modułów, która sprawdza numery seryjne i pliki.',
    ask: 'Jeśli czegoś brakuje, w rozmowie pojawi się pytanie, a na skrzynkę przyjdzie e-mail.',
    solution: 'Otrzymają Państwo propozycję do akceptacji lub odrzucenia: rekompensatę pieniężną, naprawę lub wymianę.',
  },

  submitView: {
    way: 'Przebieg zgłoszenia',
    copy: 'Powiel',
  },
} satisfies Texts<typeof en, 'pl'>;
