import type en from '../en/notices.ts';
import type { Texts } from '../texts.ts';

/** Words of the bell and of the notices that it tells. */
export default {
  title: 'Powiadomienia',
  markAll: 'Oznacz wszystkie jako przeczytane',
  all: 'Wszystkie powiadomienia',
  shown: 'Filtruj powiadomienia',
  shownAll: 'Wszystkie',
  shownUnread: 'Nieprzeczytane',
  more: 'Pokaż więcej',
  emptyTitle: 'Nie ma jeszcze powiadomień',
  emptyText: 'Tutaj widać, co dzieje się z Państwa zgłoszeniami.',
  noneUnread: 'Brak nieprzeczytanych powiadomień',
  kind: {
    message: 'Nowe wiadomości',
    question: 'Pytanie do Państwa',
    filedForYou: 'Złożyliśmy zgłoszenie w Państwa imieniu',
    bound: 'Państwa zapytanie jest w portalu',
    pickedUp: 'Państwa zgłoszenie prowadzi {{owner}}',
    ownerChanged: 'Państwa zgłoszenie prowadzi teraz {{owner}}',
    contactChanged: 'Są Państwo teraz osobą kontaktową',
    replied: 'Odpowiedzieliśmy na Państwa zapytanie',
    turnedIntoClaim: 'Zgłoszenie gwarancyjne {{claimNo}} na podstawie zapytania',
    completed: 'Państwa zapytanie zostało zakończone',
    notForUs: 'Nie możemy pomóc w tej sprawie',
    withdrawn: 'Zgłoszenie zostało wycofane',
    assigned: 'Zgłoszenie przypisane do Państwa',
    reopened: 'Zapytanie otwarte ponownie',
    rejected: 'Państwa zgłoszenie gwarancyjne zostało odrzucone',
    appealed: 'Odwołanie od odrzucenia',
    firstContactLate: 'Pierwszy kontakt się opóźnia',
    pickUpLate: 'Przejęcie się opóźnia',
  },
} satisfies Texts<typeof en, 'pl'>;
