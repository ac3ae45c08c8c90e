import type { Texts } from '../texts.ts';
import type en from '../en/macro-run.ts';

export default {
  did: {
    pickUp: 'Sie sind jetzt zuständig',
    message: 'Nachricht auf {{language}} geschrieben',
    note: 'Notiz geschrieben',
    askDetails: 'Beim Kunden Angaben angefordert',
    askSerials: 'Kunden nach Seriennummern gefragt',
    askFiles: 'Beim Kunden Dateien angefordert',
    askBank: 'Bankdaten beim Kunden angefordert',
    setDates: 'Liefertermine festgelegt',
    remind: 'Kunden erinnert',
    linkDuplicate: 'Mit {{number}} verknüpft',
    proposeRejection: 'Ablehnung vorgeschlagen: {{reason}}',
    complete: 'Vorgang abgeschlossen',
  },
  input: {
    fields: 'Welche Angaben?',
    duplicate: 'Welcher Antrag läuft weiter?',
    duplicateHint: 'Wählen Sie einen Antrag aus oder geben Sie seine Nummer ein.',
    dates: 'Versand und Ankunft',
    deliveries: 'Welche Lieferungen?',
    later: 'Wird beim Ausführen ausgewählt',
  },
  tasks: 'Die Erinnerung nennt:',
  openTask: 'Aufgabe öffnen',
  remindInstead: 'Stattdessen erinnern',
  nothingSent: 'Es wurde nichts gesendet oder geändert.',
  next: 'Nächster Fall',
  undoLeft: 'Rückgängig machen ist noch {{time}} möglich.',
  stays: 'Bleibt auch nach dem Rückgängigmachen',
  undone: '„{{name}}“ wurde rückgängig gemacht',
  takenBack: 'Zurückgenommen',
  stayed: 'Bleibt, wie es ist',
} satisfies Texts<typeof en, 'de'>;
