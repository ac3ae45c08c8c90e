import type en from '../en/plain.ts';
import type { Texts } from '../texts.ts';

/** Pages that only say something: what is being prepared, and what staff write. */
export default {
  prepared: {
    lead: 'Ta strona będzie dostępna wkrótce. Na razie można sprawdzić numer seryjny lub rozpocząć zgłoszenie gwarancyjne.',
    check: 'Sprawdź numer seryjny',
    claim: 'Rozpocznij zgłoszenie gwarancyjne',
    contact: { title: 'Kontakt według regionu', text: 'Adresy, telefony, e-maile i godziny pracy naszych biur, według regionu.' },
    knowledge: {
      title: 'Baza wiedzy',
      text: 'Odpowiedzi naszych inżynierów na pytania o moduły i trackery, z plikami do pobrania i wyszukiwarką w dziewięciu językach.',
    },
    providers: { title: 'Partnerzy serwisowi', text: 'Partnerzy, którzy wykonują naprawy i przeglądy na miejscu, według kraju.' },
    services: {
      title: 'Usługi dodatkowe',
      text: 'Akcesoria, zamienniki modułów wycofanych z produkcji oraz usługi płatne, takie jak przeglądy, termowizja i szkolenia.',
    },
    designTool: { title: 'Narzędzie projektowe', text: 'Planowanie rzędów, stołów i długości stringów dla danego terenu.' },
    survey: {
      title: 'Oceń usługę',
      text: 'Kilka pytań o otrzymaną usługę. Zaproszenie wyślemy e-mailem po zamknięciu zgłoszenia.',
    },
    serviceOrders: {
      title: 'Moje zlecenia serwisowe',
      text: 'Państwa zlecenia serwisowe i rozliczenia, z następnym krokiem i jego terminem.',
    },
    warranty: {
      title: 'Rejestracja gwarancji',
      text: 'Rejestracja zamontowanych modułów po numerach seryjnych i certyfikat w formacie PDF.',
    },
  },

  privacy: 'Prywatność',
  page: {
    borrowed: 'Ta strona nie została jeszcze przetłumaczona. Wyświetlamy wersję angielską.',
    loading: 'Wczytywanie strony',
    again: 'Spróbuj ponownie',
  },
} satisfies Texts<typeof en, 'pl'>;
