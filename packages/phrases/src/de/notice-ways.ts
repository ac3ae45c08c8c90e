import type en from '../en/notice-ways.ts';
import type { Texts } from '../texts.ts';

/** Words of how notices come: the preferences, and the page that a mail’s unsubscribe link opens. */
export default {
  title: 'Einstellungen für Mitteilungen',
  back: 'Zurück zu den Mitteilungen',
  topicHead: 'Thema',
  way: { bell: 'Nur Glocke', mail: 'Glocke und E-Mail', daily: 'Glocke, tägliche E-Mail', none: 'Keine' },
  topic: {
    tasks: {
      name: 'Aufgaben für Sie',
      hint: 'Fragen, Angaben und Dateien, die wir von Ihnen brauchen. Für Erinnerungen gilt dieselbe Einstellung.',
    },
    messages: { name: 'Nachrichten', hint: 'Gesammelt per E-Mail, sobald Sie 5 Minuten nicht aktiv waren' },
    progress: { name: 'Fortschritt Ihrer Vorgänge', hint: 'Übernommen, übergeben, beantwortet, abgeschlossen' },
    cases: { name: 'Ihre Fälle', hint: 'Zugewiesen, wieder geöffnet, mit Widerspruch, zurückgezogen' },
    approvals: { name: 'Genehmigungen', hint: 'Lösungen und Ablehnungen, die auf Ihre Entscheidung warten' },
    clocks: { name: 'Überschrittene Fristen', hint: 'Erstkontakt, Übernahme oder Entscheidung ist überfällig' },
    payments: { name: 'Zahlungen', hint: 'Zu prüfende Bankdaten' },
    work: { name: 'Arbeit im Hintergrund', hint: 'Ergebnisse von Importen und anderen Abläufen' },
    receipts: { name: 'Bestätigungen und Entscheidungen', hint: 'Kommen immer per E-Mail, als Ihr Nachweis' },
    security: { name: 'Anmeldung und Sicherheit', hint: 'Kommen immer per E-Mail, zum Schutz Ihres Kontos' },
    daily: { name: 'Tägliche E-Mail', hint: 'Alles, was mit der täglichen E-Mail kommt' },
  },
  always: 'Immer per E-Mail',
  mailTo: 'E-Mails gehen an',
  daily: {
    title: 'Tägliche E-Mail',
    time: 'Uhrzeit, Zeitzone {{zone}}',
    text: 'An Arbeitstagen, nur wenn es Neues gibt.',
    next: 'Nächste: {{day}}',
  },
  proof: 'Bestätigungen und Entscheidungen kommen immer per E-Mail, denn sie dienen Ihnen als Nachweis.',
  saved: 'Gespeichert',
  reset: 'Auf Standard zurücksetzen',
  off: {
    sayTitle: 'Nur die E-Mails, die Sie möchten',
    sayText: 'Mitteilungen im Portal bleiben, wie sie sind.',
    all: 'Alle Einstellungen für Mitteilungen',
    title: 'Diese E-Mails abbestellen?',
    text: 'Sie erhalten diese Mitteilungen nicht mehr per E-Mail. Unter der Glocke im Portal sehen Sie sie weiterhin.',
    button: 'E-Mails abbestellen',
    done: 'Diese E-Mails sind abbestellt',
    doneText: 'Sie erhalten diese Mitteilungen nicht mehr per E-Mail. Unter der Glocke im Portal sehen Sie sie weiterhin.',
    again: 'Wieder abonnieren',
    broken: 'Dieser Link funktioniert nicht',
  },
} satisfies Texts<typeof en, 'de'>;
