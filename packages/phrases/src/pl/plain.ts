import type en from '../en/plain.ts';
import type { Texts } from '../texts.ts';

/** Pages that only say something: what is being prepared, and what staff write. */
export default {
  prepared: {
    lead: 'Ta strona jest w przygotowaniu. Na razie można sprawdzić numer seryjny lub złożyć zgłoszenie gwarancyjne.',
    check: 'Sprawdź numer seryjny',
    claim: 'Złóż zgłoszenie gwarancyjne',
    contact: { title: 'Kontakt według regionu', text: 'Adresy, telefony, e-maile i godziny pracy naszych biur, według regionu.' },
    knowledge: {
      title: 'Baza wiedzy',
      text: 'Odpowiedzi naszych inżynierów na pytania o moduły i trackery, z plikami do pobrania i wyszukiwarką w dziewięciu językach.',
    },
    providers: { title: 'Partnerzy serwisowi', text: 'Partnerzy, którzy naprawiają i przeprowadzają przeglądy na miejscu, według kraju.' },
    services: {
      title: 'Usługi dodatkowe',
      text: 'Akcesoria, moduły zamienne wycofane z produkcji oraz usługi płatne, takie jak przeglądy, termowizja i szkolenia.',
    },
    designTool: { title: 'Narzędzie projektowe', text: 'Narzędzie do planowania rzędów, stołów i długości stringów na danym terenie.' },
    survey: {
      title: 'Oceń usługę',
      text: 'Kilka pytań o otrzymaną obsługę. Zaproszenie przychodzi e-mailem po zamknięciu zgłoszenia.',
    },
    trackerClaim: { title: 'Zgłoszenie gwarancyjne: trackery', text: 'Zgłoszenia słupów, napędów, sterowników i falowników.' },
    serviceOrders: { title: 'Moje zlecenia serwisowe', text: 'Zlecenia serwisowe i rozliczenia, z następnym krokiem i jego terminem.' },
    warranty: {
      title: 'Rejestracja gwarancji',
      text: 'Rejestracja zamontowanych modułów po numerach seryjnych i certyfikat w formacie PDF.',
    },
  },

  privacy: 'Prywatność',
  page: {
    borrowed: 'Ta strona nie jest jeszcze przetłumaczona. Czytasz tekst angielski.',
    loading: 'Wczytywanie strony',
    again: 'Spróbuj ponownie',
  },
} satisfies Texts<typeof en, 'pl'>;
