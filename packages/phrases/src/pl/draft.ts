import type en from '../en/draft.ts';
import type { Texts } from '../texts.ts';

/** Words of the wizard of every kind of request, and of what follows it. */
export default {
  title: {
    made: 'Utworzony z podanych odpowiedzi. Po nim Państwo i nasz zespół znajdą zgłoszenie.',
    typed: 'Wpisany ręcznie. Po przywróceniu zostanie ponownie utworzony z odpowiedzi.',
    reset: 'Przywróć',
  },
  step: {
    attachments: 'Załączniki',
    complete: 'Zakończenie',
  },
  continueTo: {
    attachments: 'Dalej: załączniki',
    complete: 'Dalej: sprawdzenie całości',
  },
  blocked: 'Czegoś jeszcze brakuje; zobacz listę powyżej',
  answerTitle: 'Nasza odpowiedź',
  answerHint: 'Język, w którym mamy pisać',
  promise: {
    title: 'Nasza obietnica',
    days: '2 dni robocze',
    text: 'Obsługa klienta skontaktuje się z Państwem w ciągu 2 dni roboczych od wysłania zgłoszenia.',
  },
  startEmpty: 'Zacznij od pustego',
  review: {
    lead: 'Sprawdź wszystko jeszcze raz. Po wysłaniu zmiany wprowadza osoba prowadząca zgłoszenie.',
    missing: 'Do wysłania brakuje jeszcze',
    edit: 'Zmień',
    editPart: 'Zmień: {{part}}',
    answerIn: 'Język odpowiedzi: {{language}}.',
  },
  submitted: {
    number: 'Numer zgłoszenia:',
    contactBy: 'Obsługa klienta skontaktuje się z Państwem do',
    list: 'Moje zgłoszenia',
  },
  next: {
    title: 'Co dalej',
    ask: 'Jeśli czegoś brakuje, w rozmowie pojawi się pytanie, a na skrzynkę przyjdzie e-mail.',
  },
  timeline: 'Przebieg zgłoszenia',
  choose: {
    title_one: 'Mają Państwo niedokończoną wersję roboczą',
    title_few: 'Mają Państwo {{number}} niedokończone wersje robocze',
    title_many: 'Mają Państwo {{number}} niedokończonych wersji roboczych',
    title_other: 'Mają Państwo {{number}} niedokończonej wersji roboczej',
    text: 'Można kontynuować w miejscu przerwania albo zacząć od nowa. W obu przypadkach nic nie przepadnie.',
    startClaim: 'Rozpocznij nową reklamację',
    startEnquiry: 'Rozpocznij nowe zapytanie',
    continueAt: 'Kontynuuj od kroku {{step}}',
    at: 'krok {{step}}: {{title}}',
    all: 'Pokaż wszystkie wersje robocze',
  },
} satisfies Texts<typeof en, 'pl'>;
