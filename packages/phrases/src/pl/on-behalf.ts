import type en from '../en/on-behalf.ts';
import type { Texts } from '../texts.ts';

/** Acting for a customer. */
export default {
  acting: 'Działasz w imieniu firmy <b>{{company}}</b> jako <b>{{person}}</b>.',
  marked: 'To, co wyślesz, otrzyma oznaczenie „wprowadzone przez: {{name}}” i zostanie odnotowane.',
  actingLabel: 'Działanie w imieniu klienta',
  stop: 'Zakończ działanie',
  chooseTitle: 'Wybór klienta',
  chooseNote: 'w którego imieniu działasz',
  claimTitle: 'Zgłoszenie gwarancyjne za klienta',
  search: 'Firma, nazwisko, e-mail lub NIP',
  type: {
    label: 'Typ klienta',
    portal: 'Portal',
    rts: 'RTS',
  },
  column: {
    country: 'Kraj',
    act: 'Działanie',
  },
  actFor: 'Działaj za',
  actForNamed: 'Działaj za: {{person}}, {{company}}',
  blockReason: {
    contactDisabled: 'Kontakt wyłączony',
    accountDisabled: 'Firma wyłączona',
    notActivated: 'Jeszcze nieaktywny',
  },
  blockedTitle: 'W tej chwili nie można działać w imieniu: {{person}}',
  blocked: {
    contactDisabled: 'Ten kontakt jest wyłączony. Wybierz inny kontakt firmy {{company}} albo poproś o jego włączenie.',
    accountDisabled: 'Firma {{company}} jest wyłączona. Kierownik zespołu może ją ponownie włączyć.',
    notActivated: 'Link aktywacyjny nie został jeszcze użyty. Poproś klienta o jego użycie; kierownik zespołu może pomóc w aktywacji.',
  },
  chooseOther: 'Wybierz innego klienta',
  emptyText: 'Tu pojawiają się klienci, którzy się zarejestrują, oraz ci, których wprowadzisz.',
  view: {
    label: 'Co pokazać',
    customers: 'Klienci',
    drafts: 'Rozpoczęte wersje robocze',
    known: 'Znany klient',
    new: 'Nowy klient',
  },
  newCustomer: 'Wprowadź nowego klienta',
  kind: {
    title: 'Co składasz w imieniu: {{person}}?',
    begin: 'Rozpocznij',
    prepared: 'Ten rodzaj jest w przygotowaniu. Do tego czasu zanotuj rozmowę.',
    otherTeam: 'Zajmuje się tym inny zespół.',
  },
  drafts: {
    title: 'Wersje robocze rozpoczęte za klientów',
    whose: 'Czyje wersje robocze',
    all: 'Zespołu',
    mine: 'Moje',
    creator: 'Rozpoczęcie',
    emptyTitle: 'Brak wersji roboczych za klientów',
    emptyText: 'To, co rozpoczniesz za klienta, zapisuje się tutaj do czasu wysłania. Współpracownicy i klient mogą to kontynuować.',
  },
  new: {
    text: 'Klient bez logowania do portalu. Otrzymuje e-maile, a kontakt odbywa się telefonicznie i w jego własnym systemie.',
    company: 'Firma',
    contact: 'Osoba kontaktowa',
    role: 'Rola w projektach',
    languageHint: 'W którym do nich piszemy',
    submit: 'Wprowadź i kontynuuj',
  },
  duplicates: {
    title: 'Czy to jeden z tych klientów?',
    text: 'Mają ten sam NIP (numer VAT) lub adres e-mail.',
    another: 'Nie, wprowadź innego klienta',
    back: 'Wróć do formularza',
  },
  filedBy: 'Złożenie: <b>{{by}}</b>, w imieniu: <b>{{person}}</b>',
  submitted: {
    told: 'Złożono w imieniu: {{person}} ({{company}}). Potwierdzenie idzie e-mailem na {{email}}.',
    case: 'Otwórz sprawę',
    another: 'Działaj za innego klienta',
  },
} satisfies Texts<typeof en, 'pl'>;
