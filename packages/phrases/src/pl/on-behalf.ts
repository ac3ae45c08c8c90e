import type en from '../en/on-behalf.ts';
import type { Texts } from '../texts.ts';

/** Acting for a customer. */
export default {
  acting: 'Składają Państwo zgłoszenie w imieniu: <b>{{person}}</b> (<b>{{company}}</b>).',
  marked: 'Wszystko, co zostanie wysłane, otrzyma oznaczenie „Złożone przez: {{name}}” i trafi do dziennika zdarzeń.',
  actingLabel: 'W imieniu klienta',
  stop: 'Zakończ',
  chooseTitle: 'Wybierz klienta',
  chooseNote: 'Klient, w którego imieniu składane jest zgłoszenie',
  claimTitle: 'Zgłoszenie gwarancyjne w imieniu klienta',
  search: 'Firma, nazwisko, e-mail lub NIP',
  type: {
    label: 'Rodzaj klienta',
    portal: 'Portal',
    rts: 'RTS',
  },
  column: {
    country: 'Kraj',
    act: 'Działanie',
  },
  actFor: 'Złóż zgłoszenie',
  actForNamed: 'Złóż zgłoszenie w imieniu: {{person}}, {{company}}',
  blockReason: {
    contactDisabled: 'Osoba kontaktowa nieaktywna',
    accountDisabled: 'Firma nieaktywna',
    notActivated: 'Przed aktywacją',
  },
  blockedTitle: 'W tej chwili nie można składać zgłoszeń w imieniu: {{person}}',
  blocked: {
    contactDisabled: 'Ta osoba kontaktowa jest nieaktywna. Wybierz inną osobę z firmy {{company}} albo poproś o ponowną aktywację tej.',
    accountDisabled: 'Firma {{company}} jest nieaktywna. Kierownik zespołu może ją ponownie aktywować.',
    notActivated: 'Link aktywacyjny nie został jeszcze użyty. Poproś klienta o jego użycie albo kierownika zespołu o aktywację konta.',
  },
  chooseOther: 'Wybierz innego klienta',
  emptyText: 'Klienci, którzy się zarejestrują lub zostaną dodani, pojawią się tutaj.',
  view: {
    label: 'Widok',
    customers: 'Klienci',
    drafts: 'Wersje robocze',
    known: 'Istniejący klient',
    new: 'Nowy klient',
  },
  newCustomer: 'Dodaj nowego klienta',
  kind: {
    title: 'Jakie zgłoszenie składają Państwo w imieniu: {{person}}?',
    begin: 'Rozpocznij',
    otherTeam: 'Składa je inny zespół.',
  },
  drafts: {
    title: 'Wersje robocze rozpoczęte dla klientów',
    whose: 'Czyje wersje robocze',
    all: 'Mojego zespołu',
    mine: 'Moje',
    creator: 'Rozpoczęte przez:',
    emptyTitle: 'Brak wersji roboczych dla klientów',
    emptyText: 'Wersje robocze rozpoczęte dla klienta zapisują się tutaj do czasu wysłania. Mogą je kontynuować współpracownicy i klient.',
  },
  new: {
    text: 'Dla klientów, którzy nie logują się do portalu. Kontaktujemy się z nimi e-mailem, telefonicznie i w ich własnym systemie.',
    company: 'Firma',
    contact: 'Osoba kontaktowa',
    role: 'Rola w projektach',
    languageHint: 'W tym języku będziemy pisać do klienta.',
    submit: 'Dodaj i kontynuuj',
  },
  duplicates: {
    title: 'Czy to jeden z tych klientów?',
    text: 'Mają ten sam numer NIP (VAT) lub adres e-mail.',
    another: 'Nie, dodaj innego klienta',
    back: 'Wróć do formularza',
  },
  filedBy: 'Złożone przez: <b>{{by}}</b>, w imieniu: <b>{{person}}</b>',
  submitted: {
    told: 'Złożono w imieniu: {{person}} ({{company}}). Potwierdzenie wyślemy na adres {{email}}.',
    case: 'Otwórz sprawę',
    another: 'Złóż zgłoszenie w imieniu innego klienta',
  },
} satisfies Texts<typeof en, 'pl'>;
