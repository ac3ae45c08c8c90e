import type en from '../en/mail.ts';
import type { Texts } from '../texts.ts';

/** Mails: subject, body (paragraphs separated by empty lines) and the label of the button. */
export default {
  footer: 'Obsługa klienta Heliodesk, {{url}}. To wiadomość automatyczna. Odpowiedzi na nią nie są czytane.',
  unsubscribe: 'Wyłącz takie e-maile',
  'activation.subject': 'Aktywacja konta w portalu Heliodesk',
  'activation.body':
    'Dzień dobry!\n\nTen adres e-mail podano jako adres konta w portalu Heliodesk. Jeśli to Państwa konto, pozostał jeszcze jeden krok: prosimy potwierdzić, że adres należy do Państwa.\n\nLink działa raz i wygasa po 48 godzinach. Jeśli nic Państwu nie wiadomo o tym koncie, prosimy zignorować tę wiadomość.',
  'activation.button': 'Aktywuj konto',
  'contactAdded.subject': 'Państwa dostęp do portalu Heliodesk',
  'contactAdded.body':
    'Dzień dobry, {{name}}!\n\nObsługa klienta dodała Państwa w portalu Heliodesk jako osobę kontaktową firmy {{company}}. Prosimy ustawić hasło, aby móc śledzić sprawy i składać zgłoszenia gwarancyjne.\n\nLink działa raz i wygasa po 7 dniach.',
  'contactAdded.button': 'Ustaw hasło',
  'accountActivated.subject': 'Prosimy ustawić hasło i się zalogować',
  'accountActivated.body':
    'Dzień dobry, {{name}}!\n\nPaństwa dostęp dla firmy {{company}} został potwierdzony przez obsługę klienta. Prosimy ustawić hasło za pomocą tego linku, a następnie zalogować się, podając ten adres e-mail. Hasło podane przy rejestracji już nie działa.\n\nLink działa raz i wygasa po 7 dniach.',
  'accountActivated.button': 'Ustaw hasło',
  'emailChanged.subject': 'Zmieniono Państwa adres e-mail w portalu Heliodesk',
  'emailChanged.body':
    'Dzień dobry, {{name}}!\n\nObsługa klienta zmieniła Państwa adres e-mail dla firmy {{company}} na {{email}}. Prosimy potwierdzić nowy adres i od tej pory używać go do logowania. Dotychczasowy adres już nie działa.\n\nJeśli ta zmiana nie nastąpiła na Państwa prośbę, prosimy o kontakt.',
  'emailChanged.button': 'Skontaktuj się z nami',
  'requestsGiven.subject': 'Nowa osoba kontaktowa w Państwa zgłoszeniach: {{other}}',
  'requestsGiven.body':
    'Dzień dobry, {{name}}!\n\nObsługa klienta przekazała innej osobie kontaktowej ({{other}}) te otwarte zgłoszenia:\n\n{{requests}}\n\nNadal są widoczne wśród zgłoszeń Państwa firmy.',
  'requestsGiven.button': 'Zobacz zgłoszenia',
  'requestsTaken.subject': 'Są Państwo teraz osobą kontaktową w tych zgłoszeniach',
  'requestsTaken.body':
    'Dzień dobry, {{name}}!\n\nObsługa klienta przekazała Państwu te otwarte zgłoszenia. Dotychczasowa osoba kontaktowa: {{other}}.\n\n{{requests}}\n\nCała dotychczasowa korespondencja znajduje się w rozmowach.',
  'requestsTaken.button': 'Zobacz zgłoszenia',
  'alreadyRegistered.subject': 'Próba rejestracji na Państwa adres e-mail',
  'alreadyRegistered.body':
    'Dzień dobry!\n\nKtoś próbował zarejestrować się na ten adres e-mail, chociaż konto z tym adresem już istnieje. Jeśli to Państwa próba, prosimy się zalogować. Na stronie logowania można też zresetować hasło.\n\nW przeciwnym razie prosimy zignorować tę wiadomość.',
  'alreadyRegistered.button': 'Przejdź do logowania',
  'passwordReset.subject': 'Ustawianie nowego hasła',
  'passwordReset.body':
    'Dzień dobry!\n\nZa pomocą tego linku można ustawić nowe hasło. Link działa raz i wygasa po 30 minutach.\n\nJeśli to nie Państwa prośba, prosimy zignorować tę wiadomość. Hasło pozostanie bez zmian.',
  'passwordReset.button': 'Ustaw nowe hasło',
  'passwordChanged.subject': 'Państwa hasło zostało zmienione',
  'passwordChanged.body':
    'Dzień dobry, {{name}}!\n\nPaństwa hasło zostało zmienione ({{time}}). Na wszystkich pozostałych urządzeniach nastąpiło wylogowanie.\n\nJeśli to Państwa zmiana, nie trzeba nic robić. Jeśli nie, prosimy od razu ustawić nowe hasło i się z nami skontaktować.',
  'passwordChanged.button': 'Ustaw nowe hasło',
  'staffInvitation.subject': '{{inviter}} zaprasza Państwa do portalu Heliodesk',
  'staffInvitation.body':
    'Dzień dobry, {{name}}!\n\nPrzyznano Państwu dostęp do call center Heliodesk (zaproszenie od: {{inviter}}). Prosimy ustawić hasło za pomocą tego linku, a następnie zalogować się jako pracownik, podając ten adres e-mail.\n\nLink działa raz i wygasa po 7 dniach.',
  'staffInvitation.button': 'Ustaw hasło',
  'providerInvitation.subject': '{{company}}: Państwa dostęp do portalu Heliodesk',
  'providerInvitation.body':
    'Dzień dobry, {{name}}!\n\nDodano Państwa jako użytkownika firmy {{company}}, partnera serwisowego w portalu Heliodesk. Prosimy ustawić hasło za pomocą tego linku, a następnie zalogować się, podając ten adres e-mail.\n\nLink działa raz i wygasa po 7 dniach.',
  'providerInvitation.button': 'Ustaw hasło',
  'captchaCode.subject': 'Państwa kod: {{code}}',
  'captchaCode.body': 'Zamiast znaków z obrazka prosimy wpisać ten kod:\n\n{{code}}\n\nKod wygasa po 10 minutach.',
  'requestReceived.subject': '{{title}} ({{requestNo}}): otrzymaliśmy Państwa zgłoszenie',
  'requestReceived.body':
    'Dzień dobry, {{name}}!\n\nDziękujemy za zgłoszenie {{requestNo}}. Nasz zespół skontaktuje się z Państwem do {{due}}.\n\nW każdej chwili można śledzić kolejne kroki, uzupełnić dane i napisać do nas.',
  'requestReceived.button': 'Otwórz zgłoszenie',
  'requestFiledFor.subject': '{{title}} ({{requestNo}}): złożyliśmy zgłoszenie w Państwa imieniu',
  'requestFiledFor.body':
    'Dzień dobry, {{name}}!\n\nObsługa klienta ({{agent}}) złożyła w Państwa imieniu zgłoszenie {{requestNo}}. Nasz zespół skontaktuje się z Państwem do {{due}}.\n\nW każdej chwili można śledzić kolejne kroki, uzupełnić dane i napisać do nas.',
  'requestFiledFor.button': 'Otwórz zgłoszenie',
  'requestFiledForOutside.subject': '{{title}} ({{requestNo}}): złożyliśmy zgłoszenie w Państwa imieniu',
  'requestFiledForOutside.body':
    'Dzień dobry, {{name}}!\n\nObsługa klienta ({{agent}}) złożyła w Państwa imieniu zgłoszenie {{requestNo}}. Nasz zespół skontaktuje się z Państwem do {{due}}.\n\nAby coś uzupełnić lub o coś zapytać, prosimy zadzwonić lub napisać do obsługi klienta i podać numer {{requestNo}}.',
  'requestFiledForOutside.button': 'Jak się z nami skontaktować',
  'requestPickedUp.subject': '{{title}} ({{requestNo}}): Państwa zgłoszenie prowadzi {{owner}}',
  'requestPickedUp.body':
    'Dzień dobry, {{name}}!\n\nPaństwa zgłoszenie {{requestNo}} prowadzi teraz {{owner}}. Zgłoszenie jest w trakcie weryfikacji.',
  'requestPickedUp.button': 'Otwórz zgłoszenie',
  'tipSent.subject': '{{title}} ({{requestNo}}): prosimy o uzupełnienie',
  'tipSent.body':
    'Dzień dobry, {{name}}!\n\n{{agent}} prosi o uzupełnienie zgłoszenia {{requestNo}}:\n\n{{missing}}\n\nProsimy o odpowiedź do {{due}}.',
  'tipSent.button': 'Otwórz zgłoszenie',
  'tipRecalled.subject': '{{title}} ({{requestNo}}): działanie nie jest już potrzebne',
  'tipRecalled.body':
    'Dzień dobry, {{name}}!\n\nTo, o co prosiliśmy w zgłoszeniu {{requestNo}}, nie jest już potrzebne (prośbę wycofuje {{agent}}).',
  'tipRecalled.button': 'Otwórz zgłoszenie',
  'tasksReminded.subject': '{{title}} ({{requestNo}}): czekamy na Państwa odpowiedź',
  'tasksReminded.body': 'Dzień dobry, {{name}}!\n\n{{agent}} czeka na Państwa odpowiedź w sprawie zgłoszenia {{requestNo}}:\n\n{{tasks}}',
  'tasksReminded.button': 'Otwórz zgłoszenie',
  'tasksRemindedLast.subject': '{{title}} ({{requestNo}}): ostatnie przypomnienie',
  'tasksRemindedLast.body':
    'Dzień dobry, {{name}}!\n\n{{agent}} nadal czeka na Państwa odpowiedź w sprawie zgłoszenia {{requestNo}}:\n\n{{tasks}}\n\nProsimy o odpowiedź do {{until}}. To ostatnie przypomnienie.',
  'tasksRemindedLast.button': 'Otwórz zgłoszenie',
  'taskReminder.subject': '{{title}} ({{requestNo}}): przypomnienie',
  'taskReminder.body': 'Dzień dobry, {{name}}!\n\nZgłoszenie {{requestNo}} nadal czeka na Państwa odpowiedź:\n\n{{tasks}}',
  'taskReminder.button': 'Otwórz zgłoszenie',
  'taskReminderLast.subject': '{{title}} ({{requestNo}}): prosimy o odpowiedź, inaczej wycofamy zgłoszenie',
  'taskReminderLast.body':
    'Dzień dobry, {{name}}!\n\nZgłoszenie {{requestNo}} nadal czeka na Państwa odpowiedź:\n\n{{tasks}}\n\nJeśli nie otrzymamy odpowiedzi do {{until}}, wycofamy zgłoszenie. Można je przywrócić w ciągu 90 dni.',
  'taskReminderLast.button': 'Otwórz zgłoszenie',
  'requestSuspended.subject': '{{title}} ({{requestNo}}): zgłoszenie wycofane z powodu braku odpowiedzi',
  'requestSuspended.body':
    'Dzień dobry, {{name}}!\n\nWycofaliśmy zgłoszenie {{requestNo}}, ponieważ przez 30 dni nie otrzymaliśmy odpowiedzi.\n\nJeśli nadal potrzebują Państwo pomocy, prosimy o odpowiedź lub wiadomość w zgłoszeniu do {{until}}. Wtedy otworzymy je ponownie.',
  'requestSuspended.button': 'Otwórz zgłoszenie',
  'requestReopened.subject': '{{title}} ({{requestNo}}): ponownie otworzyliśmy zgłoszenie',
  'requestReopened.body':
    'Dzień dobry, {{name}}!\n\nPonownie otworzyliśmy zgłoszenie {{requestNo}} i rozpatrujemy je jeszcze raz:\n\n{{reason}}',
  'requestReopened.button': 'Otwórz zgłoszenie',
  'ownerChanged.subject': '{{title}} ({{requestNo}}): Państwa zgłoszenie prowadzi teraz {{owner}}',
  'ownerChanged.body':
    'Dzień dobry, {{name}}!\n\nOd teraz Państwa zgłoszenie {{requestNo}} prowadzi {{owner}}. Cała dotychczasowa korespondencja pozostaje w rozmowie.',
  'ownerChanged.button': 'Otwórz zgłoszenie',
  'contactChanged.subject': '{{title}} ({{requestNo}}): są Państwo teraz osobą kontaktową',
  'contactChanged.body':
    'Dzień dobry, {{name}}!\n\nSą Państwo teraz osobą kontaktową w zgłoszeniu {{requestNo}} swojej firmy. Cała dotychczasowa korespondencja znajduje się w rozmowie.',
  'contactChanged.button': 'Otwórz zgłoszenie',
  'requestWithdrawn.subject': '{{title}} ({{requestNo}}): Państwa zgłoszenie zostało wycofane',
  'requestWithdrawn.body':
    'Dzień dobry, {{name}}!\n\nPaństwa zgłoszenie {{requestNo}} zostało wycofane. Nadal jest widoczne w historii zgłoszeń i w każdej chwili można je powielić.',
  'requestWithdrawn.button': 'Otwórz zgłoszenie',
  'requestRejected.subject': '{{title}} ({{requestNo}}): Państwa zgłoszenie gwarancyjne zostało odrzucone',
  'requestRejected.body':
    'Dzień dobry, {{name}}!\n\nOdrzuciliśmy Państwa zgłoszenie gwarancyjne {{requestNo}}:\n\n{{text}}\n\nJeśli nie zgadzają się Państwo z tą decyzją, można się odwołać jeden raz, do {{until}}. Wtedy rozpatrzymy zgłoszenie ponownie.',
  'requestRejected.button': 'Otwórz zgłoszenie',
  'requestRejectedAgain.subject': '{{title}} ({{requestNo}}): decyzja w sprawie Państwa odwołania',
  'requestRejectedAgain.body':
    'Dzień dobry, {{name}}!\n\nPo odwołaniu ponownie rozpatrzyliśmy Państwa zgłoszenie gwarancyjne {{requestNo}}. Nasza decyzja pozostaje bez zmian:\n\n{{text}}',
  'requestRejectedAgain.button': 'Otwórz zgłoszenie',
  'requestAppealed.subject': '{{title}} ({{requestNo}}): otrzymaliśmy Państwa odwołanie',
  'requestAppealed.body':
    'Dzień dobry, {{name}}!\n\nOtrzymaliśmy odwołanie dotyczące Państwa zgłoszenia gwarancyjnego {{requestNo}}. Rozpatrzymy zgłoszenie ponownie.',
  'requestAppealed.button': 'Otwórz zgłoszenie',
  'serialsReviewed.subject': '{{title}} ({{requestNo}}): sprawdziliśmy numery seryjne',
  'serialsReviewed.body':
    'Dzień dobry, {{name}}!\n\nSprawdziliśmy numery seryjne ze zgłoszenia {{requestNo}}.\n\nUznane: {{accepted}}\nOdrzucone: {{refused}}\n\nOdrzucone numery wraz z powodami znajdą Państwo w zgłoszeniu.',
  'serialsReviewed.button': 'Otwórz zgłoszenie',
  'partsReviewed.subject': '{{title}} ({{requestNo}}): sprawdziliśmy części',
  'partsReviewed.body':
    'Dzień dobry, {{name}}!\n\nSprawdziliśmy części ze zgłoszenia {{requestNo}}.\n\nUznane sztuki: {{accepted}}\nOdrzucone sztuki: {{refused}}\n\nOdrzucone części wraz z powodami znajdą Państwo w zgłoszeniu.',
  'partsReviewed.button': 'Otwórz zgłoszenie',
  'solutionApproved.subject': '{{title}} ({{requestNo}}): prosimy o potwierdzenie rozwiązania',
  'solutionApproved.body':
    'Dzień dobry, {{name}}!\n\nZatwierdziliśmy rozwiązanie dla zgłoszenia {{requestNo}}. Prosimy wskazać w zgłoszeniu, czy akceptują Państwo to rozwiązanie.\n\n{{text}}',
  'solutionApproved.button': 'Otwórz zgłoszenie',
  'solutionConfirmed.subject': '{{title}} ({{requestNo}}): otrzymaliśmy Państwa odpowiedź',
  'solutionConfirmed.body':
    'Dzień dobry, {{name}}!\n\nDziękujemy za odpowiedź w sprawie zgłoszenia {{requestNo}}:\n\n{{answers}}\n\nPrzystępujemy do realizacji zaakceptowanych rozwiązań.',
  'solutionConfirmed.button': 'Otwórz zgłoszenie',
  'solutionDeclined.subject': '{{title}} ({{requestNo}}): ponownie rozpatrujemy Państwa zgłoszenie',
  'solutionDeclined.body':
    'Dzień dobry, {{name}}!\n\nNasze rozwiązanie w sprawie zgłoszenia {{requestNo}} nie zostało zaakceptowane:\n\n{{answers}}\n\nRozpatrzymy zgłoszenie ponownie i odezwiemy się do Państwa.',
  'solutionDeclined.button': 'Otwórz zgłoszenie',
  'claimCompleted.subject': '{{title}} ({{requestNo}}): Państwa zgłoszenie zostało zakończone',
  'claimCompleted.body': 'Dzień dobry, {{name}}!\n\nPaństwa zgłoszenie {{requestNo}} zostało zakończone.\n\n{{closing}}',
  'claimCompleted.button': 'Otwórz zgłoszenie',
  'enquiryReplied.subject': '{{title}} ({{requestNo}}): odpowiedź na Państwa zapytanie',
  'enquiryReplied.body': 'Dzień dobry, {{name}}!\n\nOdpowiedź na Państwa zapytanie {{requestNo}} ({{agent}}):\n\n{{answer}}',
  'enquiryReplied.button': 'Otwórz zapytanie',
  'enquiryCompleted.subject': '{{title}} ({{requestNo}}): Państwa zapytanie zostało zakończone',
  'enquiryCompleted.body':
    'Dzień dobry, {{name}}!\n\nPaństwa zapytanie {{requestNo}} zostało zakończone. Nasza odpowiedź:\n\n{{answer}}\n\nJeśli mają Państwo jeszcze pytania, prosimy do {{until}} napisać do nas w zapytaniu, a otworzymy je ponownie.',
  'enquiryCompleted.button': 'Otwórz zapytanie',
  'enquiryNotForUs.subject': '{{title}} ({{requestNo}}): nie możemy pomóc w tej sprawie',
  'enquiryNotForUs.body':
    'Dzień dobry, {{name}}!\n\nZamknęliśmy Państwa zapytanie {{requestNo}}, ponieważ nie możemy w tej sprawie pomóc:\n\n{{reason}}',
  'enquiryNotForUs.button': 'Otwórz zapytanie',
  'enquiryTurned.subject': '{{title}} ({{requestNo}}): zgłoszenie gwarancyjne na podstawie zapytania',
  'enquiryTurned.body':
    'Dzień dobry, {{name}}!\n\nNa podstawie Państwa zapytania {{requestNo}} powstało zgłoszenie gwarancyjne {{claimNo}} (rozpoczęte przez: {{agent}}). Opis i pliki już w nim są. Zgłoszenie znajdą Państwo w wersjach roboczych.',
  'enquiryTurned.button': 'Otwórz zapytanie',
  'claimSplit.subject': '{{title}} ({{requestNo}}): część zgłoszenia jest prowadzona osobno',
  'claimSplit.body':
    'Dzień dobry, {{name}}!\n\nPodjęliśmy decyzję co do części Państwa zgłoszenia gwarancyjnego {{requestNo}}. To, co nie zostało jeszcze rozstrzygnięte, jest dalej prowadzone w zgłoszeniu {{claimNo}}, aby to, co już rozstrzygnięte, nie musiało czekać:\n\n{{reason}}\n\nOba znajdą Państwo wśród swoich zgłoszeń.',
  'claimSplit.button': 'Otwórz zgłoszenie',
  'answeredFor.subject': '{{title}} ({{requestNo}}): odpowiedzieliśmy w Państwa imieniu',
  'answeredFor.body':
    'Dzień dobry, {{name}}!\n\nNa podstawie Państwa pisemnej zgody ({{file}}) obsługa klienta ({{agent}}) odpowiedziała w Państwa imieniu w sprawie zgłoszenia {{requestNo}}:\n\n{{answers}}\n\nJeśli nie na to wyrazili Państwo zgodę, prosimy o wiadomość w zgłoszeniu.',
  'answeredFor.button': 'Otwórz zgłoszenie',
  'enquiryBound.subject': '{{title}} ({{requestNo}}): Państwa zapytanie jest w portalu',
  'enquiryBound.body':
    'Dzień dobry, {{name}}!\n\nPaństwa zapytanie {{requestNo}} jest teraz przypisane do Państwa firmy. Znajdą je Państwo w swoich zgłoszeniach razem z całą dotychczasową rozmową.',
  'enquiryBound.button': 'Otwórz zapytanie',
  'firstContactLate.subject': '{{title}} ({{requestNo}}): pierwszy kontakt się opóźnia',
  'firstContactLate.body':
    'Dzień dobry, {{name}}!\n\nNikt jeszcze nie skontaktował się z klientem w sprawie zgłoszenia {{requestNo}}, a obiecany termin minął.',
  'firstContactLate.button': 'Otwórz zgłoszenie',
  'pickUpLate.subject': '{{title}} ({{requestNo}}): przejęcie się opóźnia',
  'pickUpLate.body': 'Dzień dobry, {{name}}!\n\nZgłoszenie {{requestNo}} wpłynęło ponad jeden dzień roboczy temu i nikt go nie przejął.',
  'pickUpLate.button': 'Otwórz zgłoszenie',
  'decisionLate.subject': '{{title}} ({{requestNo}}): decyzja się opóźnia',
  'decisionLate.body':
    'Dzień dobry, {{name}}!\n\nOdrzucenie zgłoszenia gwarancyjnego {{requestNo}} zaproponowano ponad 2 dni robocze temu i nikt jeszcze nie podjął decyzji.',
  'decisionLate.button': 'Otwórz zgłoszenie',
  'approvalLate.subject': '{{title}} ({{requestNo}}): zatwierdzenie się opóźnia',
  'approvalLate.body':
    'Dzień dobry, {{name}}!\n\nRozwiązania dla zgłoszenia gwarancyjnego {{requestNo}} przekazano do zatwierdzenia ponad 2 dni robocze temu i nikt jeszcze nie podjął decyzji.',
  'approvalLate.button': 'Otwórz zgłoszenie',
  'notice.subject': '{{title}} ({{requestNo}}): {{what}}',
  'notice.body': 'Dzień dobry, {{name}}!\n\nSą nowe informacje o zgłoszeniu {{requestNo}}:\n\n{{what}}',
  'notice.button': 'Otwórz zgłoszenie',
  'workNotice.subject': '{{what}}',
  'workNotice.body': 'Dzień dobry, {{name}}!\n\nPaństwa działanie zbiorcze się zakończyło:\n\n{{what}}',
  'workNotice.button': 'Pokaż wynik',
  'dailyNotices.subject': 'Codzienne podsumowanie',
  'dailyNotices.body': 'Dzień dobry, {{name}}!\n\nOto nowości od ostatniego podsumowania:\n\n{{notices}}',
  'dailyNotices.button': 'Zobacz powiadomienia',
  'chatDigest.subject': '{{title}} ({{requestNo}}): nowe wiadomości',
  'chatDigest.body': 'Dzień dobry, {{name}}!\n\nW rozmowie dotyczącej zgłoszenia {{requestNo}} są nowe wiadomości:\n\n{{messages}}',
  'chatDigest.button': 'Otwórz rozmowę',
  'passkeyAdded.subject': 'Dodano klucz dostępu',
  'passkeyAdded.body':
    'Dzień dobry, {{name}}!\n\nDo Państwa konta dodano klucz dostępu {{passkey}} ({{time}}).\n\nJeśli to nie Państwa działanie, prosimy od razu ustawić nowe hasło i nas powiadomić.',
  'passkeyAdded.button': 'Sprawdź bezpieczeństwo logowania',
  'passkeyRemoved.subject': 'Usunięto klucz dostępu',
  'passkeyRemoved.body':
    'Dzień dobry, {{name}}!\n\nZ Państwa konta usunięto klucz dostępu {{passkey}} ({{time}}).\n\nJeśli to nie Państwa działanie, prosimy od razu ustawić nowe hasło i nas powiadomić.',
  'passkeyRemoved.button': 'Sprawdź bezpieczeństwo logowania',
  'appAdded.subject': 'Aplikacja uwierzytelniająca jest włączona',
  'appAdded.body':
    'Dzień dobry, {{name}}!\n\nZ Państwa kontem połączono aplikację uwierzytelniającą ({{time}}).\n\nJeśli to nie Państwa działanie, prosimy od razu ustawić nowe hasło i nas powiadomić.',
  'appAdded.button': 'Sprawdź bezpieczeństwo logowania',
  'appRemoved.subject': 'Aplikacja uwierzytelniająca jest wyłączona',
  'appRemoved.body':
    'Dzień dobry, {{name}}!\n\nZ Państwa konta usunięto aplikację uwierzytelniającą ({{time}}).\n\nJeśli to nie Państwa działanie, prosimy od razu ustawić nowe hasło i nas powiadomić.',
  'appRemoved.button': 'Sprawdź bezpieczeństwo logowania',
  'recoveryCodeUsed.subject': 'Użyto kodu odzyskiwania',
  'recoveryCodeUsed.body':
    'Dzień dobry, {{name}}!\n\nNa Państwa konto zalogowano się kodem odzyskiwania ({{time}}). Urządzenie: {{device}}.\n\nJeśli to nie Państwa działanie, prosimy od razu ustawić nowe hasło i nas powiadomić.',
  'recoveryCodeUsed.button': 'Sprawdź bezpieczeństwo logowania',
  'recoveryCodesRenewed.subject': 'Mają Państwo nowe kody odzyskiwania',
  'recoveryCodesRenewed.body':
    'Dzień dobry, {{name}}!\n\nDla Państwa konta utworzono nowe kody odzyskiwania ({{time}}). Poprzednie już nie działają.\n\nJeśli to nie Państwa działanie, prosimy od razu ustawić nowe hasło i nas powiadomić.',
  'recoveryCodesRenewed.button': 'Sprawdź bezpieczeństwo logowania',
  'deviceRemembered.subject': 'Urządzenie nie wymaga drugiego składnika',
  'deviceRemembered.body':
    'Dzień dobry, {{name}}!\n\nUrządzenie {{device}} nie będzie wymagać drugiego składnika przez 30 dni. Początek: {{time}}.\n\nJeśli to nie Państwa działanie, prosimy od razu ustawić nowe hasło i nas powiadomić.',
  'deviceRemembered.button': 'Sprawdź bezpieczeństwo logowania',
  'factorResetAsked.subject': 'Poproszono o zresetowanie Państwa drugiego składnika',
  'factorResetAsked.body':
    'Dzień dobry, {{name}}!\n\n{{administrator}} prosi o zresetowanie drugiego składnika na Państwa koncie ({{time}}). Powód: {{reason}}\n\nDrugi administrator ma 24 godziny na potwierdzenie. Na razie nic się nie zmieniło.\n\nJeśli to nie Państwa prośba, prosimy od razu nas powiadomić.',
  'factorResetAsked.button': 'Skontaktuj się z nami',
  'factorResetConfirmed.subject': 'Usuwanie utraconego drugiego składnika',
  'factorResetConfirmed.body':
    'Dzień dobry, {{name}}!\n\n{{other}} i {{administrator}} potwierdzają utratę Państwa drugiego składnika. Wszystkie Państwa sesje zostały zakończone.\n\nTen link usuwa utracony składnik. Działa raz i wygasa po 30 minutach. Następnie prosimy zalogować się hasłem.\n\nJeśli to nie Państwa prośba, prosimy nie używać linku i od razu nas powiadomić.',
  'factorResetConfirmed.button': 'Usuń utracony składnik',
  'factorsRemoved.subject': 'Państwa drugi składnik został usunięty',
  'factorsRemoved.body':
    'Dzień dobry, {{name}}!\n\nPaństwa drugi składnik został usunięty ({{time}}). Teraz do logowania wystarczy hasło. Prosimy jak najszybciej skonfigurować nowy składnik.\n\nJeśli to nie Państwa działanie, prosimy od razu ustawić nowe hasło i nas powiadomić.',
  'factorsRemoved.button': 'Przejdź do logowania',
  'manyUnknownSerials.subject': 'Wiele nieznanych numerów seryjnych: {{who}}',
  'manyUnknownSerials.body':
    'Dzień dobry, {{name}}!\n\nSprawdzone w ciągu 24 godzin numery seryjne ({{who}}): {{judged}}. Liczba numerów, których nie ma w naszym rejestrze: {{unknown}}. Ktoś może próbować je odgadnąć.\n\nSzczegóły są w dzienniku zdarzeń. Jeśli taka aktywność nie jest uzasadniona, prosimy wyłączyć dostęp.',
  'manyUnknownSerials.button': 'Otwórz dziennik zdarzeń',
  'manyCustomersRead.subject': 'Wgląd w dane wielu klientów: {{who}}',
  'manyCustomersRead.body':
    'Dzień dobry, {{name}}!\n\nLiczba klientów, których dane wyświetlono w ciągu 24 godzin ({{who}}): {{read}}. To znacznie więcej niż zwykle.\n\nSzczegóły są w dzienniku zdarzeń. Jeśli taka aktywność nie jest uzasadniona, prosimy wyłączyć dostęp.',
  'manyCustomersRead.button': 'Otwórz dziennik zdarzeń',
} satisfies Texts<typeof en, 'pl'>;
