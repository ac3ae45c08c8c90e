import type en from '../en/notice-ways.ts';
import type { Texts } from '../texts.ts';

/** Words of how notices come: the preferences, and the page that a mail’s unsubscribe link opens. */
export default {
  title: 'Ustawienia powiadomień',
  back: 'Wróć do powiadomień',
  topicHead: 'Temat',
  way: { bell: 'Tylko dzwonek', mail: 'Dzwonek i e-mail', daily: 'Dzwonek, codzienny e-mail', none: 'Brak' },
  topic: {
    tasks: { name: 'Wymagane działania', hint: 'Pytania, dane i pliki, których potrzebujemy. To samo ustawienie dotyczy przypomnień.' },
    messages: { name: 'Wiadomości', hint: 'Wysyłane razem e-mailem po 5 minutach braku aktywności' },
    progress: { name: 'Postęp Państwa zgłoszeń', hint: 'Przejęcie, przekazanie, odpowiedź, zakończenie' },
    cases: { name: 'Prowadzone sprawy', hint: 'Przypisane, otwarte ponownie, z odwołaniem, wycofane' },
    approvals: { name: 'Zatwierdzenia', hint: 'Rozwiązania i propozycje odrzucenia, które czekają na Państwa decyzję' },
    clocks: { name: 'Przekroczone terminy', hint: 'Pierwszy kontakt, przejęcie lub decyzja się opóźnia' },
    payments: { name: 'Płatności', hint: 'Dane rachunku do sprawdzenia' },
    work: { name: 'Operacje w tle', hint: 'Wyniki importów i innych operacji' },
    receipts: { name: 'Potwierdzenia i decyzje', hint: 'Zawsze wysyłane e-mailem jako dowód' },
    security: { name: 'Logowanie i bezpieczeństwo', hint: 'Zawsze wysyłane e-mailem, aby chronić Państwa konto' },
    daily: { name: 'Codzienny e-mail', hint: 'Wszystko, co przychodzi w codziennym e-mailu' },
  },
  always: 'Zawsze e-mailem',
  mailTo: 'E-maile przychodzą na',
  daily: {
    title: 'Codzienny e-mail',
    time: 'Godzina, strefa {{zone}}',
    text: 'W dni robocze, tylko gdy jest coś nowego.',
    next: 'Następny: {{day}}',
  },
  proof: 'Potwierdzenia i decyzje zawsze przychodzą e-mailem jako dowód.',
  saved: 'Zapisano',
  reset: 'Przywróć domyślne',
  off: {
    sayTitle: 'Tylko potrzebne e-maile',
    sayText: 'Powiadomienia w portalu pozostają bez zmian.',
    all: 'Wszystkie ustawienia powiadomień',
    title: 'Wyłączyć te e-maile?',
    text: 'Te powiadomienia nie będą już przychodzić e-mailem. Nadal będą widoczne pod dzwonkiem w portalu.',
    button: 'Wyłącz e-maile',
    done: 'Te e-maile są wyłączone',
    doneText: 'Te powiadomienia nie będą już przychodzić e-mailem. Nadal będą widoczne pod dzwonkiem w portalu.',
    again: 'Włącz ponownie',
    broken: 'Ten link nie działa',
  },
} satisfies Texts<typeof en, 'pl'>;
