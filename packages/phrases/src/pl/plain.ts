import type en from '../en/plain.ts';
import type { Texts } from '../texts.ts';

/** Pages that only say something: what is being prepared, privacy. */
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
    enquiry: { title: 'Zapytanie', text: 'Pytania o moduły i trackery. W ciągu 2 dni roboczych odpowiada człowiek.' },
    trackerClaim: { title: 'Zgłoszenie gwarancyjne: trackery', text: 'Zgłoszenia słupów, napędów, sterowników i falowników.' },
    warranty: {
      title: 'Rejestracja gwarancji',
      text: 'Rejestracja zamontowanych modułów po numerach seryjnych i certyfikat w formacie PDF.',
    },
  },

  privacy: {
    title: 'Prywatność',
    lead: 'Jakie dane przechowujemy, po co i jak długo.',
    keepTitle: 'Co przechowujemy',
    keepText:
      'Dane Państwa firmy, imię i nazwisko, adres e-mail i numer telefonu oraz to, co wpisują i przesyłają Państwo w zgłoszeniach. Numery seryjne modułów należą do danych Państwa firmy. Zdjęcia są zmniejszane w przeglądarce, a informacja o miejscu ich wykonania jest usuwana przed wysłaniem.',
    whyTitle: 'Po co je przechowujemy',
    whyText:
      'Aby odpowiadać na zgłoszenia, rozpatrywać zgłoszenia gwarancyjne, dostarczać towar z wymiany i wypłacać rekompensaty. Inne wiadomości wysyłamy tylko za zgodą wyrażoną przy rejestracji; można ją zmienić w profilu.',
    whoTitle: 'Kto ma do nich dostęp',
    whoText:
      'Współpracownicy z Państwa firmy, którzy mają tu konto, oraz nasz personel w zakresie potrzebnym do pracy. Partner serwisowy widzi tylko powierzone mu zlecenie serwisowe. Dane rachunków bankowych są szyfrowane, a każdy wgląd do nich jest odnotowywany.',
    longTitle: 'Jak długo je przechowujemy',
    longText:
      'Tak długo, jak trwa gwarancja lub wymaga tego prawo. Przeglądarka zapamiętuje język, wygląd i, na życzenie, login; sesja wygasa po dwóch godzinach bez aktywności.',
    rightsTitle: 'O co można wystąpić',
    rightsText:
      'O kopię danych, ich sprostowanie lub usunięcie, o ile nie sprzeciwiają się temu przepisy. Wystarczy przesłać nam pytanie w portalu.',
  },
} satisfies Texts<typeof en, 'pl'>;
