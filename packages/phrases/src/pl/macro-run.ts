import type { Texts } from '../texts.ts';
import type en from '../en/macro-run.ts';

export default {
  did: {
    pickUp: 'Zgłoszenie zostało przejęte',
    message: 'Wysłano wiadomość ({{language}})',
    note: 'Zapisano notatkę',
    askDetails: 'Poproszono klienta o dane',
    askSerials: 'Zapytano klienta o numery seryjne',
    askFiles: 'Poproszono klienta o pliki',
    remind: 'Przypomniano klientowi',
    linkDuplicate: 'Powiązano z {{number}}',
    proposeRejection: 'Zaproponowano odrzucenie: {{reason}}',
    complete: 'Zakończono zapytanie',
  },
  input: {
    fields: 'Jakie dane?',
    duplicate: 'Które zgłoszenie jest dalej prowadzone?',
    duplicateHint: 'Można wybrać zgłoszenie albo wpisać jego numer.',
    later: 'Wybierane przy uruchomieniu makra',
  },
  tasks: 'Przypomnienie wymienia:',
  openTask: 'Otwórz zadanie',
  remindInstead: 'Zamiast tego przypomnij',
  nothingSent: 'Nic nie zostało wysłane ani zmienione.',
  next: 'Następne zgłoszenie',
  undoLeft: 'Można to cofnąć jeszcze przez {{time}}.',
  stays: 'Cofnięcie tego nie zmienia',
  undone: 'Makro „{{name}}” cofnięte',
  takenBack: 'Cofnięto',
  stayed: 'Pozostaje bez zmian',
} satisfies Texts<typeof en, 'pl'>;
