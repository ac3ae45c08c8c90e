import type en from '../en/module.ts';
import type { Texts } from '../texts.ts';

/** Words of the authenticity check of a module. */
export default {
  title: 'Czy ten moduł jest oryginalny?',
  lead: 'Wszystkie nasze moduły są w rejestrze. Odpowiedź pojawi się w sekundę.',
  serialLabel: 'Numer seryjny modułu',
  serialHelp: 'Od 10 do 24 liter i cyfr. Spacje i małe litery nie mają znaczenia.',
  check: 'Sprawdź',
  checking: 'Sprawdzanie',

  genuine: 'Oryginalny',
  genuineText: 'To nasz moduł, a jego numer jest w naszym rejestrze.',
  notFound: 'Nie znaleziono',
  notFoundText: 'W naszym rejestrze nie ma modułu o numerze <sn>{{sn}}</sn>.',
  serialNumber: 'Numer seryjny',
  moduleType: 'Typ modułu',
  grade: 'Klasa jakości',
  queryTime: 'Data i godzina sprawdzenia',
  region: 'Obszar gwarancji',
  none: '–',
  utc: 'UTC',
  signInForMore: '<link>Zaloguj się</link>, aby zobaczyć, do kiedy trwa gwarancja.',
  productWarranty: 'Gwarancja na produkt',
  performanceWarranty: 'Gwarancja mocy',
  ends_one: 'Do {{date}}, został {{count}} rok',
  ends_few: 'Do {{date}}, zostały {{count}} lata',
  ends_many: 'Do {{date}}, zostało {{count}} lat',
  ends_other: 'Do {{date}}, zostało {{count}} roku',
  endsSoon: 'Do {{date}}, został niecały rok',
  ended: 'Wygasła {{date}}',
  claim: 'Złóż zgłoszenie gwarancyjne',
  register: 'Zarejestruj gwarancję',
  passport: 'Zobacz wszystko, co wiemy o tym module',

  doubtful_one: 'Jeden znak łatwo pomylić',
  doubtful_few: '{{count}} znaki łatwo pomylić',
  doubtful_many: '{{count}} znaków łatwo pomylić',
  doubtful_other: '{{count}} znaku łatwo pomylić',
  doubtfulText: 'Litery I, O, S, B i Z często myli się z cyframi 1, 0, 5, 8 i 2. Porównaj zaznaczone znaki z etykietą.',
  doubtfulSpoken: '{{letters}}; łatwo pomylić: {{doubtful}}',
  checkOther: 'Sprawdź <sn>{{sn}}</sn>',
  rightNumber:
    '<b>Numer na pewno się zgadza?</b> Moduł może być starszy niż nasz rejestr albo nie pochodzić od nas. Wyślij nam zdjęcie etykiety. Odpowiemy w ciągu 2 dni roboczych.',
  sendEnquiry: 'Wyślij zapytanie o moduł',

  captchaWhy: '<b>Dziś sprawdzono już 10 numerów.</b> Aby sprawdzać dalej, przepisz znaki z obrazka.',

  whereTitle: 'Gdzie znaleźć numer',
  whereText: 'Jest na każdym module w dwóch miejscach. Oba numery muszą być takie same.',
  labelTitle: 'Na etykiecie z tyłu',
  labelText: 'W górnym rogu, nad puszkami przyłączeniowymi: typ, moc i numer pod kodem kreskowym.',
  frameTitle: 'Na krótszym boku ramy',
  frameText: 'Można go odczytać także po montażu. Wystarczy zdjęcie z drabiny.',
  manyTitle: 'Wiele numerów do sprawdzenia?',
  manyText:
    'Do zgłoszenia gwarancyjnego lub rejestracji gwarancji można przesłać arkusz z maksymalnie 100 000 numerów. Sprawdzimy każdy z nich.',
  startClaim: 'Rozpocznij zgłoszenie gwarancyjne',
} satisfies Texts<typeof en, 'pl'>;
