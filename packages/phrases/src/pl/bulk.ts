import type en from '../en/bulk.ts';
import type { Texts } from '../texts.ts';

export default {
  askFiles: 'Poproś o pliki',
  remind: 'Przypomnij',
  askTitle_one: 'Poproś o pliki do {{count}} zgłoszenia',
  askTitle_few: 'Poproś o pliki do {{count}} zgłoszeń',
  askTitle_many: 'Poproś o pliki do {{count}} zgłoszeń',
  askTitle_other: 'Poproś o pliki do {{count}} zgłoszenia',
  askText: 'Działania, na które udzielono odpowiedzi, pozostają bez zmian.',
  filesText:
    'Prosimy o dodanie brakujących zdjęć, abyśmy mogli dalej zajmować się Państwa zgłoszeniem. Zdjęcia powinny być ostre, a etykiety czytelne.',
  inOwnLanguage: 'Bez zmian każdy klient dostanie ten tekst w swoim języku: {{languages}}',
  sameForAll: 'Każdy klient dostanie dokładnie ten tekst. Języki klientów: {{languages}}',
  languageOf: '{{language}} ({{number}})',
  nothingAsked: 'Wybierz potrzebne zdjęcia lub napisz, czego brakuje',
  remindTitle_one: 'Przypomnij klientowi o {{count}} zgłoszeniu',
  remindTitle_few: 'Przypomnij klientom o {{count}} zgłoszeniach',
  remindTitle_many: 'Przypomnij klientom o {{count}} zgłoszeniach',
  remindTitle_other: 'Przypomnij klientom o {{count}} zgłoszenia',
  remindText: 'Do każdego zgłoszenia klient otrzyma jeden e-mail ze wszystkim, co na niego czeka.',
  remindConfirm: 'Wyślij przypomnienia',
  leftOut: 'W tych zgłoszeniach nie jest to możliwe, zostaną pominięte:',
  title: {
    assign: 'Przypisywanie do: {{name}}',
    askFiles: 'Wysyłanie próśb o pliki',
    remind: 'Wysyłanie przypomnień',
  },
  summary: 'Wykonano: {{done}}, nie wykonano: {{left}}',
  background: 'To okno można zamknąć. Postęp pokazuje dzwonek.',
  stop: 'Anuluj resztę',
  stopped: 'Zatrzymano. To, co wykonano, pozostaje.',
  result: {
    asked: 'Poproszono o pliki',
    reminded: 'Przypomniano klientowi',
    movedBy: '{{name}}: zmiana <time></time>',
    moved: 'W międzyczasie zmieniono',
    missing: 'Nie ma takiego zgłoszenia',
    cancelled: 'Nie wykonano',
    unknown: 'Nieznane zgłoszenie',
  },
  work: {
    assign: 'Przypisywanie zgłoszeń',
    askFiles: 'Wysyłanie próśb o pliki do klientów',
    remind: 'Przypominanie klientom',
  },
} satisfies Texts<typeof en, 'pl'>;
