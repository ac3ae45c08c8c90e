import type en from '../en/desk-next.ts';
import type { Texts } from '../texts.ts';

/** Cases one after the other, the most urgent first. */
export default {
  title: 'Następna sprawa',
  note: 'Najpilniejsze zgłoszenie do przejęcia',
  answered: 'Odpowiedziano: {{number}}',
  left: 'Pozostało: {{number}}',
  skipped: 'Pominięto: {{number}}',
  leave: 'Zakończ tryb „Następna sprawa”',
  from: 'Sprawy z widoku',
  country: 'Kraj',
  checked: 'Prawidłowe: {{valid}}, do sprawdzenia: {{others}}',
  files: 'Pliki',
  others: 'Inne otwarte',
  lastMessage: 'Ostatnia wiadomość klienta',
  pickUpAndOpen: 'Przejmij i otwórz',
  openCase: 'Otwórz sprawę',
  skip: 'Pomiń',
  heldUntil: 'Zarezerwowano dla Państwa do <time></time>, nikt inny jej nie dostanie',
  why: 'Dlaczego ta sprawa',
  reason: {
    late: 'Jest po terminie',
    answered: 'Klient odpowiedział',
    promise: 'Ma najbliższy termin',
  },
  yours: 'Sprawę prowadzą Państwo',
  order: 'Kolejność: po terminie, potem z odpowiedzią klienta, potem według terminu.',
  after: 'Dalej',
  skipTitle: 'Powód pominięcia',
  skipReason: {
    otherLanguage: 'Inny język',
    otherTeam: 'Temat innego zespołu',
    colleague: 'Oczekiwanie na współpracownika',
    notNow: 'Nie teraz',
  },
  skipHint: 'Po wybraniu „Nie teraz” sprawa wróci za godzinę.',
  emptyTitle: 'Wszystko załatwione',
  emptyText: 'W tej chwili nic nie czeka na Państwa odpowiedź.',
  strip: '{{number}} z trybu „Następna sprawa”: po odpowiedzi otworzy się kolejna.',
  back: 'Wróć do trybu „Następna sprawa”',
  answeredOf: '{{number}}: wysłano odpowiedź',
} satisfies Texts<typeof en, 'pl'>;
