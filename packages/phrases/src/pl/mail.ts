import type en from '../en/mail.ts';
import type { Texts } from '../texts.ts';

/** Mails: subject, body (paragraphs separated by empty lines) and the label of the button. */
export default {
  footer: 'Obsługa klienta Heliodesk, {{url}}. Wiadomość wysłano automatycznie; odpowiedzi na nią nie są czytane.',
  'activation.subject': 'Aktywacja konta w portalu Heliodesk',
  'activation.body':
    'Dzień dobry,\n\nTen adres e-mail podano dla konta Heliodesk. Jeśli to Państwa konto, został jeden krok: potwierdzenie, że adres należy do Państwa.\n\nLink działa raz i jest ważny 48 godzin. Jeśli nie, nic nie trzeba robić.',
  'activation.button': 'Aktywuj konto',
  'contactAdded.subject': 'Państwa dostęp do Heliodesk',
  'contactAdded.body':
    'Dzień dobry, {{name}},\n\nObsługa klienta dodała Państwa jako osobę kontaktową firmy {{company}}. Po wybraniu hasła można śledzić zgłoszenia i składać zgłoszenia gwarancyjne.\n\nLink działa jeden raz i jest ważny 7 dni.',
  'contactAdded.button': 'Ustaw hasło',
  'accountActivated.subject': 'Prosimy wybrać hasło i się zalogować',
  'accountActivated.body':
    'Dzień dobry, {{name}},\n\nObsługa klienta potwierdziła Państwa dostęp dla firmy {{company}}. Prosimy wybrać hasło za pomocą tego linku, a potem zalogować się tym adresem e-mail. Hasło z rejestracji już nie działa.\n\nLink działa jeden raz i jest ważny 7 dni.',
  'accountActivated.button': 'Ustaw hasło',
  'emailChanged.subject': 'Zmieniono Państwa adres e-mail',
  'emailChanged.body':
    'Dzień dobry, {{name}},\n\nObsługa klienta zmieniła Państwa adres e-mail dla firmy {{company}} na {{email}}. Po potwierdzeniu nowego adresu należy logować się nim; ten adres już nie działa.\n\nJeśli to nie Państwa prośba, prosimy o wiadomość.',
  'emailChanged.button': 'Skontaktuj się z nami',
  'requestsGiven.subject': '{{other}} prowadzi teraz Państwa zgłoszenia',
  'requestsGiven.body':
    'Dzień dobry, {{name}},\n\nObsługa klienta przekazała te otwarte zgłoszenia osobie {{other}}:\n\n{{requests}}\n\nNadal są widoczne wśród zgłoszeń Państwa firmy.',
  'requestsGiven.button': 'Otwórz zgłoszenia',
  'requestsTaken.subject': 'Przekazano Państwu otwarte zgłoszenia',
  'requestsTaken.body':
    'Dzień dobry, {{name}},\n\nObsługa klienta przekazała Państwu te otwarte zgłoszenia, które dotąd prowadziła osoba {{other}}:\n\n{{requests}}\n\nWszystko, co dotąd napisano, pozostaje w rozmowach.',
  'requestsTaken.button': 'Otwórz zgłoszenia',
  'alreadyRegistered.subject': 'Próba rejestracji z Państwa adresem',
  'alreadyRegistered.body':
    'Dzień dobry,\n\nKtoś próbował zarejestrować się z tym adresem e-mail, który ma już konto. Jeśli to Państwa próba, wystarczy się zalogować; zapomniane hasło można tam zmienić.\n\nJeśli nie, nic nie trzeba robić.',
  'alreadyRegistered.button': 'Przejdź do logowania',
  'passwordReset.subject': 'Ustaw nowe hasło',
  'passwordReset.body':
    'Dzień dobry,\n\nPod tym linkiem można ustawić nowe hasło. Link działa raz i jest ważny 30 minut.\n\nJeśli to nie Państwa prośba, proszę zignorować tę wiadomość: hasło pozostanie bez zmian.',
  'passwordReset.button': 'Ustaw nowe hasło',
  'passwordChanged.subject': 'Hasło zostało zmienione',
  'passwordChanged.body':
    'Dzień dobry {{name}},\n\nHasło zostało zmienione {{time}}. Wszystkie pozostałe sesje zostały zakończone.\n\nJeśli to Państwa zmiana, nie trzeba nic robić. Jeśli nie, prosimy od razu ustawić nowe hasło i nas powiadomić.',
  'passwordChanged.button': 'Ustaw nowe hasło',
  'staffInvitation.subject': 'Zaproszenie do portalu Heliodesk: {{inviter}}',
  'staffInvitation.body':
    'Dzień dobry, {{name}}!\n\nW portalu Heliodesk utworzono dla Państwa konto pracownika call center (zaproszenie wysłane przez: {{inviter}}). Proszę ustawić hasło za pomocą tego linku, a następnie zalogować się jako pracownik tym adresem e-mail.\n\nLink działa jeden raz i jest ważny 7 dni.',
  'staffInvitation.button': 'Ustaw hasło',
  'providerInvitation.subject': '{{company}}: dostęp do portalu Heliodesk',
  'providerInvitation.body':
    'Dzień dobry, {{name}}!\n\nW portalu Heliodesk utworzono dla Państwa konto użytkownika partnera serwisowego {{company}}. Proszę ustawić hasło za pomocą tego linku, a następnie zalogować się tym adresem e-mail.\n\nLink działa jeden raz i jest ważny 7 dni.',
  'providerInvitation.button': 'Ustaw hasło',
  'captchaCode.subject': 'Kod weryfikacyjny: {{code}}',
  'captchaCode.body': 'Zamiast znaków z obrazka proszę wpisać ten kod:\n\n{{code}}\n\nKod jest ważny 10 minut.',
  'requestReceived.subject': '{{title}} ({{requestNo}}): otrzymaliśmy Państwa zgłoszenie',
  'requestReceived.body':
    'Dzień dobry {{name}},\n\nDziękujemy za zgłoszenie {{requestNo}}. Nasz zespół skontaktuje się z Państwem do {{due}}.\n\nW każdej chwili można śledzić kolejne kroki, uzupełnić zgłoszenie i napisać do nas.',
  'requestReceived.button': 'Otwórz zgłoszenie',
  'requestFiledFor.subject': '{{title}} ({{requestNo}}): złożyliśmy zgłoszenie w Państwa imieniu',
  'requestFiledFor.body':
    'Dzień dobry {{name}},\n\n{{agent}} z naszego działu obsługi klienta składa w Państwa imieniu zgłoszenie {{requestNo}}. Nasz zespół skontaktuje się z Państwem do {{due}}.\n\nW każdej chwili można śledzić kolejne kroki, uzupełnić zgłoszenie i napisać do nas.',
  'requestFiledFor.button': 'Otwórz zgłoszenie',
  'requestFiledForOutside.subject': '{{title}} ({{requestNo}}): złożyliśmy zgłoszenie w Państwa imieniu',
  'requestFiledForOutside.body':
    'Dzień dobry {{name}},\n\n{{agent}} z naszego działu obsługi klienta składa w Państwa imieniu zgłoszenie {{requestNo}}. Nasz zespół skontaktuje się z Państwem do {{due}}.\n\nAby coś uzupełnić lub o coś zapytać, prosimy zadzwonić lub napisać do działu obsługi klienta i podać numer {{requestNo}}.',
  'requestFiledForOutside.button': 'Jak się z nami skontaktować',
  'requestPickedUp.subject': '{{title}} ({{requestNo}}): Państwa zgłoszenie prowadzi {{owner}}',
  'requestPickedUp.body': 'Dzień dobry {{name}},\n\nPaństwa zgłoszenie {{requestNo}} prowadzi {{owner}} i właśnie się z nim zapoznaje.',
  'requestPickedUp.button': 'Otwórz zgłoszenie',
  'ownerChanged.subject': '{{title}} ({{requestNo}}): nowa osoba kontaktowa to {{owner}}',
  'ownerChanged.body':
    'Dzień dobry {{name}},\n\nOd teraz Państwa zgłoszenie {{requestNo}} prowadzi {{owner}}. Dotychczasowa korespondencja pozostaje w rozmowie.',
  'ownerChanged.button': 'Otwórz zgłoszenie',
  'contactChanged.subject': '{{title}} ({{requestNo}}): nowa osoba kontaktowa',
  'contactChanged.body':
    'Dzień dobry {{name}},\n\nOd teraz to z Państwem kontaktujemy się w sprawie zgłoszenia {{requestNo}} Państwa firmy. Dotychczasowa korespondencja jest w rozmowie.',
  'contactChanged.button': 'Otwórz zgłoszenie',
  'requestWithdrawn.subject': '{{title}} ({{requestNo}}): Państwa zgłoszenie zostało wycofane',
  'requestWithdrawn.body':
    'Dzień dobry {{name}},\n\nPaństwa zgłoszenie {{requestNo}} zostało wycofane. Pozostaje w historii zgłoszeń i w każdej chwili można je powielić jako nowe.',
  'requestWithdrawn.button': 'Otwórz zgłoszenie',
  'chatDigest.subject': '{{title}} ({{requestNo}}): nowe wiadomości',
  'chatDigest.body': 'Dzień dobry {{name}},\n\nW rozmowie o zgłoszeniu {{requestNo}} czekają na Państwa nowe wiadomości:\n\n{{messages}}',
  'chatDigest.button': 'Otwórz rozmowę',
  'passkeyAdded.subject': 'Dodano klucz dostępu',
  'passkeyAdded.body':
    'Dzień dobry {{name}},\n\n{{time}} do konta dodano klucz dostępu {{passkey}}.\n\nJeśli to nie Państwa działanie, prosimy od razu ustawić nowe hasło i nas powiadomić.',
  'passkeyAdded.button': 'Sprawdź bezpieczeństwo logowania',
  'passkeyRemoved.subject': 'Usunięto klucz dostępu',
  'passkeyRemoved.body':
    'Dzień dobry {{name}},\n\n{{time}} z konta usunięto klucz dostępu {{passkey}}.\n\nJeśli to nie Państwa działanie, prosimy od razu ustawić nowe hasło i nas powiadomić.',
  'passkeyRemoved.button': 'Sprawdź bezpieczeństwo logowania',
  'appAdded.subject': 'Aplikacja uwierzytelniająca jest włączona',
  'appAdded.body':
    'Dzień dobry {{name}},\n\n{{time}} z kontem połączono aplikację uwierzytelniającą.\n\nJeśli to nie Państwa działanie, prosimy od razu ustawić nowe hasło i nas powiadomić.',
  'appAdded.button': 'Sprawdź bezpieczeństwo logowania',
  'appRemoved.subject': 'Aplikacja uwierzytelniająca jest wyłączona',
  'appRemoved.body':
    'Dzień dobry {{name}},\n\n{{time}} z konta usunięto aplikację uwierzytelniającą.\n\nJeśli to nie Państwa działanie, prosimy od razu ustawić nowe hasło i nas powiadomić.',
  'appRemoved.button': 'Sprawdź bezpieczeństwo logowania',
  'recoveryCodeUsed.subject': 'Użyto kodu odzyskiwania',
  'recoveryCodeUsed.body':
    'Dzień dobry {{name}},\n\n{{time}} zalogowano się na konto kodem odzyskiwania, urządzenie: {{device}}.\n\nJeśli to nie Państwa działanie, prosimy od razu ustawić nowe hasło i nas powiadomić.',
  'recoveryCodeUsed.button': 'Sprawdź bezpieczeństwo logowania',
  'recoveryCodesRenewed.subject': 'Są nowe kody odzyskiwania',
  'recoveryCodesRenewed.body':
    'Dzień dobry {{name}},\n\n{{time}} utworzono nowe kody odzyskiwania. Poprzednie już nie działają.\n\nJeśli to nie Państwa działanie, prosimy od razu ustawić nowe hasło i nas powiadomić.',
  'recoveryCodesRenewed.button': 'Sprawdź bezpieczeństwo logowania',
  'deviceRemembered.subject': 'Urządzenie pomija drugi składnik',
  'deviceRemembered.body':
    'Dzień dobry {{name}},\n\n{{device}} pomija drugi składnik przez 30 dni od {{time}}.\n\nJeśli to nie Państwa działanie, prosimy od razu ustawić nowe hasło i nas powiadomić.',
  'deviceRemembered.button': 'Sprawdź bezpieczeństwo logowania',
  'factorResetAsked.subject': 'Poproszono o reset drugiego składnika',
  'factorResetAsked.body':
    'Dzień dobry {{name}},\n\n{{time}} {{administrator}} prosi o reset drugiego składnika na Państwa koncie. Powód: {{reason}}\n\nDrugi administrator ma 24 godziny na potwierdzenie. Na razie nic się nie zmieniło.\n\nJeśli to nie Państwa prośba, prosimy od razu nas powiadomić.',
  'factorResetAsked.button': 'Kontakt',
  'factorResetConfirmed.subject': 'Usuń utracony drugi składnik',
  'factorResetConfirmed.body':
    'Dzień dobry {{name}},\n\n{{other}} i {{administrator}} potwierdzają utratę drugiego składnika. Wszystkie Państwa sesje zostały zakończone.\n\nTen link usuwa utracony składnik. Działa raz i wygasa po 30 minutach. Następnie prosimy zalogować się hasłem.\n\nJeśli to nie Państwa prośba, prosimy nie używać linku i od razu nas powiadomić.',
  'factorResetConfirmed.button': 'Usuń utracony składnik',
  'factorsRemoved.subject': 'Drugi składnik został usunięty',
  'factorsRemoved.body':
    'Dzień dobry {{name}},\n\n{{time}} usunięto drugi składnik. Teraz logowanie wymaga tylko hasła; prosimy wkrótce skonfigurować nowy składnik.\n\nJeśli to nie Państwa działanie, prosimy od razu ustawić nowe hasło i nas powiadomić.',
  'factorsRemoved.button': 'Przejdź do logowania',
} satisfies Texts<typeof en, 'pl'>;
