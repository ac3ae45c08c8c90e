import type en from '../en/rejecting.ts';
import type { Texts } from '../texts.ts';

export default {
  propose: {
    title: 'Zaproponuj odrzucenie zgłoszenia {{number}}',
    text: 'Decyduje inna osoba. Do tego czasu klient niczego nie widzi, potem może odwołać się jeden raz.',
    language: 'Pisz w języku klienta: {{language}}',
    note: 'Notatka dla osoby decydującej',
    noteHint: 'Widzą to tylko współpracownicy.',
    confirm: 'Wyślij propozycję',
    done: '{{number}}: wysłano propozycję',
  },
  reject: {
    title: 'Odrzucić zgłoszenie {{number}}?',
    text: 'Klient od razu otrzyma ten tekst e-mailem:',
    read: 'Znam treść, którą otrzyma klient',
    done: 'Odrzucono zgłoszenie {{number}}',
  },
  giveBack: {
    title: 'Zwróć propozycję dotyczącą {{number}}',
    text: 'Zgłoszenie pozostaje w trakcie weryfikacji.',
    reasonHint: 'Na przykład: zdjęcia wyraźnie pokazują wadę',
    done: '{{number}}: zwrócono propozycję',
  },
  takeBack: {
    title: 'Wycofać propozycję dotyczącą {{number}}?',
    text: 'Zgłoszenie pozostaje w trakcie weryfikacji. Odrzucenie można później zaproponować ponownie.',
    done: '{{number}}: wycofano propozycję',
  },
  card: {
    title: 'Propozycja odrzucenia',
    waiting: 'Czeka na decyzję',
    waitingForYou: 'Czeka na Państwa decyzję',
    returned: 'Zwrócono',
    by: '{{name}}, <time></time>',
    due: 'Decyzja do <time></time>',
    reads: 'Co przeczyta klient',
    returnedBy: 'Zwrot: {{name}}',
    fourEyes: 'To Państwa propozycja, dlatego decyduje inna osoba.',
  },
  rejected: {
    on: 'Decyzja z <time></time>',
  },
  appeal: {
    title: 'Państwa odwołanie',
    titleOf: 'Odwołanie od decyzji {{number}}',
    once: 'Jeden raz dla tego zgłoszenia, do <time></time>',
    text: 'Rozpatrzymy zgłoszenie ponownie z Państwa uzupełnieniem.',
    reason: 'Co pominęliśmy?',
    reasonHint: 'Na przykład: dowód dostawy z późniejszym początkiem gwarancji',
    files: 'Pliki można dodać w rozmowie.',
    send: 'Wyślij odwołanie',
    sent: 'Wysłano odwołanie',
    until: 'Odwołanie możliwe do',
    final: 'Ta decyzja jest ostateczna.',
  },
  /** A completed claim that the customer has reviewed again. */
  reopen: {
    title: 'Czy coś pozostało do załatwienia?',
    titleOf: 'Ponowne otwarcie {{number}}',
    text: 'Sprawdzimy ponownie pozostałą część zgłoszenia. To, co wypłacono, naprawiono lub dostarczono, pozostaje bez zmian.',
    reason: 'Co mamy sprawdzić jeszcze raz?',
    reasonHint: 'Na przykład: odrzucono trzy moduły, ale nowe zdjęcia pokazują wadę',
    sent: 'Ponownie otwarto zgłoszenie',
  },
} satisfies Texts<typeof en, 'pl'>;
