import type { Texts } from '../texts.ts';
import type en from '../en/macro-run.ts';

export default {
  did: {
    pickUp: 'Przejęto zgłoszenie',
    message: 'Wysłano wiadomość ({{language}})',
    note: 'Zapisano notatkę',
    askDetails: 'Poproszono klienta o dane',
    askSerials: 'Zapytano klienta o numery seryjne',
    askFiles: 'Poproszono klienta o pliki',
    askBank: 'Poproszono klienta o dane rachunku',
    setDates: 'Ustalono terminy dostawy',
    remind: 'Przypomniano klientowi',
    linkDuplicate: 'Powiązano z {{number}}',
    proposeRejection: 'Zaproponowano odrzucenie: {{reason}}',
    complete: 'Zakończono zgłoszenie',
  },
  input: {
    fields: 'Jakie dane?',
    duplicate: 'Które zgłoszenie będzie dalej prowadzone?',
    duplicateHint: 'Wybierz zgłoszenie albo wpisz jego numer.',
    dates: 'Wysyłka i dostawa',
    deliveries: 'Które dostawy?',
    later: 'Wybierane przy uruchomieniu makra',
  },
  tasks: 'Przypomnienie dotyczy:',
  openTask: 'Otwórz działanie',
  remindInstead: 'Zamiast tego przypomnij',
  nothingSent: 'Nic nie zostało wysłane ani zmienione.',
  next: 'Następna sprawa',
  undoLeft: 'Można to cofnąć jeszcze przez {{time}}.',
  stays: 'Cofnięcie tego nie zmienia',
  undone: 'Cofnięto makro „{{name}}”',
  takenBack: 'Cofnięto',
  stayed: 'Pozostaje bez zmian',
} satisfies Texts<typeof en, 'pl'>;
