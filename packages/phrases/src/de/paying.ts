import type { Texts } from '../texts.ts';
import type en from '../en/paying.ts';

export default {
  tab: { toPay: 'Zu bezahlen', paid: 'Bezahlt' },
  empty: {
    toPay: 'Nichts zu bezahlen',
    text: 'Zahlungen erscheinen hier, sobald der Kunde die Gutschrift bestätigt hat.',
    paid: 'Noch nichts bezahlt',
  },
  column: { paidBy: 'Bezahlt von' },
  export: {
    hint: 'Diese Liste als .xlsx exportieren (höchstens die ersten {{limit}} Zahlungen)',
    cut: 'Der Export endet hier: Er ist auf {{limit}} Zahlungen begrenzt.',
    file: 'zahlungen',
    due: 'Zu bezahlen bis (UTC)',
    recorded: 'Eingetragen (UTC)',
    checkedBy: 'Bankdaten geprüft von',
  },
  payOf: '{{number}} bezahlen',
  titleFor: 'Zahlung von {{amount}}',
  due: 'Zahlung fällig am',
  record: {
    title: 'Zahlung eintragen',
    text: 'Überweisen Sie den Betrag zuerst bei der Bank. Sobald Sie die Zahlung hier eintragen, benachrichtigen wir den Kunden. Das lässt sich nicht rückgängig machen.',
    proofHint: 'Zum Beispiel die Bestätigung der Bank über die Überweisung',
    proofMissing: 'Fügen Sie mindestens einen Nachweis hinzu.',
    action: 'Als bezahlt markieren',
    done: 'Zahlung eingetragen. Wir haben den Kunden benachrichtigt.',
  },
  paid: 'Zahlung',
  correct: {
    action: 'Korrigieren',
    title: 'Zahlung korrigieren',
    text: 'Betrag und Konto bleiben, wie sie sind. Der Kunde sieht den neuen Tag und die neuen Nachweise. Was vorher eingetragen war, sieht nur noch die Buchhaltung.',
    reasonHint: 'Im Team können ihn alle lesen, die den Antrag sehen.',
    confirm: 'Korrektur speichern',
    done: 'Zahlung korrigiert',
    beforeDay: 'Bisheriger Tag',
    beforeReference: 'Bisherige Referenz',
    by: 'Korrigiert von <b>{{name}}</b> am <time></time>',
    replaced: 'Ersetzte Nachweise',
    guard: {
      notInvolved: 'Sie haben einen der früheren Schritte ausgeführt. Korrigieren muss jemand anderes.',
      notChecker: 'Sie haben die Bankdaten geprüft. Korrigieren muss jemand anderes.',
      notAnswerer: 'Sie haben für den Kunden geantwortet. Korrigieren muss jemand anderes.',
      notArchived: 'Der Garantieantrag ist archiviert. Die Zahlung lässt sich deshalb nicht mehr korrigieren.',
    },
  },
  guard: {
    notInvolved: 'Sie haben einen der früheren Schritte ausgeführt. Bezahlen muss jemand anderes.',
    notChecker: 'Sie haben die Bankdaten geprüft. Bezahlen muss jemand anderes.',
    notAnswerer: 'Sie haben für den Kunden geantwortet. Bezahlen muss jemand anderes.',
    accountConfirmed: 'Die Bankdaten sind nicht bestätigt.',
  },
  stale: 'Jemand hat diese Zahlung inzwischen geändert. Ihre Eingaben sind noch da: Prüfen Sie sie und senden Sie sie noch einmal.',
} satisfies Texts<typeof en, 'de'>;
