import type en from '../en/draft.ts';
import type { Texts } from '../texts.ts';

/** Words of the wizard of every kind of request, and of what follows it. */
export default {
  title: {
    made: 'Titel, aus Ihren Angaben gebildet',
    typed: 'Titel, von Ihnen geändert',
    reset: 'Zurücksetzen',
    hint: 'Daran erkennen Sie und unser Team den Vorgang.',
    count: '{{number}} von {{max}} Zeichen',
    change: 'Ändern',
    soon: 'Kommt mit Ihren ersten Angaben',
  },
  step: {
    attachments: 'Dateien',
    complete: 'Prüfung',
  },
  continueTo: {
    attachments: 'Weiter zu den Dateien',
    complete: 'Weiter zur Prüfung',
  },
  foot: {
    missing: 'Noch offen: <links></links>. Sie können es später ergänzen.',
    missingMany_one: '{{number}} Angabe fehlt noch. Sie können sie später ergänzen.',
    missingMany_other: '{{number}} Angaben fehlen noch. Sie können sie später ergänzen.',
    wrong: 'Zu prüfen: <links></links>.',
    wrongMany_one: '{{number}} Angabe ist zu prüfen.',
    wrongMany_other: '{{number}} Angaben sind zu prüfen.',
    toFix: 'Vor dem Einreichen: <links></links>',
    toFixMany_one: 'Vor dem Einreichen ist noch {{number}} Punkt offen',
    toFixMany_other: 'Vor dem Einreichen sind noch {{number}} Punkte offen',
    mendLater: 'Sie können fortfahren und dies bei der Prüfung korrigieren',
  },
  answerTitle: 'Unsere Antwort',
  answerHint: 'Die Sprache, in der wir Ihnen schreiben',
  promise: {
    title: 'Nach dem Einreichen',
    days: 'Erstkontakt innerhalb von 2 Arbeitstagen',
    byDay: 'wenn Sie heute einreichen: bis {{day}}',
  },
  startEmpty: 'Leer beginnen',
  review: {
    ready: 'Alles ist da. Nach dem Einreichen können Sie weiterhin Nachrichten und Dateien hinzufügen.',
    open: 'Es fehlt noch etwas. Das meiste können Sie direkt hier ergänzen.',
    before: 'Vor dem Einreichen',
    missing: 'Fehlt',
    missingCount: 'Offen: {{number}}',
    allGiven: 'Alle Pflichtangaben sind da',
    saveOf: 'Speichern: {{field}}',
    edit: 'Bearbeiten',
    editPart: 'Bearbeiten: {{part}}',
    answerIn: 'Sprache unserer Antwort: {{language}}.',
  },
  submitted: {
    number: 'Vorgangsnummer:',
    contactBy: 'Der Kundenservice meldet sich bis',
    list: 'Meine Vorgänge',
    heading: 'Wir melden uns bis {{day}}',
    print: 'Drucken oder als PDF speichern',
    sent: 'Was Sie eingereicht haben',
  },
  next: {
    title: 'Wie es weitergeht',
    ask: 'Fehlt etwas, finden Sie eine Aufgabe im Nachrichtenverlauf und eine E-Mail in Ihrem Postfach.',
  },
  timeline: 'Aktueller Stand',
  choose: {
    title_one: 'Sie haben einen offenen Entwurf',
    title_other: 'Sie haben {{number}} offene Entwürfe',
    text: 'Machen Sie dort weiter, wo Sie aufgehört haben, oder beginnen Sie neu. In beiden Fällen geht nichts verloren.',
    startClaim: 'Neuen Garantieantrag beginnen',
    startEnquiry: 'Neue Anfrage beginnen',
    continueAt: 'Bei Schritt {{step}} fortsetzen',
    at: 'Schritt {{step}}: {{title}}',
    all: 'Alle Entwürfe anzeigen',
  },
} satisfies Texts<typeof en, 'de'>;
