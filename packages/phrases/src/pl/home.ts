import type en from '../en/home.ts';
import type { Texts } from '../texts.ts';

/** Words of the home page. */
export default {
  title: 'Serwis modułów fotowoltaicznych i trackerów',
  headline: 'Dobry serwis zaczyna się od numeru seryjnego.',
  lead: 'Sprawdź moduł, zadaj pytanie lub złóż zgłoszenie gwarancyjne. Odpowiemy osobiście w ciągu 2 dni roboczych.',
  serialLabel: 'Numer seryjny modułu',
  serialHelp: 'Od 10 do 24 liter i cyfr, na etykiecie z tyłu i na krótszym boku ramy',
  check: 'Sprawdź',

  askTitle: 'Zadaj pytanie',
  askText: 'Montaż, karty katalogowe, dostawy, monitoring.',
  claimTitle: 'Złóż zgłoszenie gwarancyjne',
  claimText: 'Jedno zgłoszenie może obejmować do 100 000 numerów seryjnych.',
  findTitle: 'Znajdź odpowiedź',
  findText: 'Poradniki naszych inżynierów, z plikami do pobrania.',
  talkTitle: 'Skontaktuj się z nami',
  talkText: 'W Państwa regionie, w dziewięciu językach, w dni robocze.',
  findProvider: 'Znajdź partnera serwisowego',

  runTitle: 'Jak przebiega obsługa zgłoszenia',
  runText: 'Pięć kroków. Zawsze wiadomo, kto wykonuje następny krok i do kiedy.',
  runStart: 'Rozpocznij zgłoszenie gwarancyjne',
  submit: 'Złożenie',
  submitWhen: 'Państwa czas: około 10 minut',
  submitText: 'Dane, numery seryjne i zdjęcia. Wersje robocze zapisują się automatycznie.',
  pickUp: 'Weryfikacja',
  pickUpWhen: 'W ciągu 2 dni roboczych',
  pickUpText: 'Sprawę przejmuje konkretna osoba i kontaktuje się z Państwem.',
  approved: 'Zatwierdzenie',
  approvedWhen: 'Potwierdzają Państwo rozwiązanie',
  approvedText: 'Wymiana, naprawa lub rekompensata, z listą numerów seryjnych.',
  complete: 'Zakończenie',
  completeWhen: 'Terminy, które można śledzić',
  completeText: 'Wysyłka, naprawa lub płatność, z potwierdzeniem w sprawie.',
  survey: 'Ankieta',
  surveyWhen: 'Państwa czas: 2 minuty',
  surveyText: 'Prosimy o opinię. Każdą niską ocenę czytamy osobiście.',
} satisfies Texts<typeof en, 'pl'>;
