import type en from '../en/draft.ts';
import type { Texts } from '../texts.ts';

/** Words of the wizard of every kind of request, and of what follows it. */
export default {
  title: {
    made: 'Titel, aus Ihren Angaben erstellt',
    typed: 'Titel, von Ihnen geändert',
    reset: 'Zurücksetzen',
    hint: 'Damit finden Sie und unser Team den Vorgang leichter.',
    count: '{{number}} von {{max}} Zeichen',
    change: 'Ändern',
    soon: 'Ergibt sich aus Ihren ersten Angaben',
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
    wrong: 'Zu korrigieren: <links></links>.',
    wrongMany_one: '{{number}} Angabe zu korrigieren.',
    wrongMany_other: '{{number}} Angaben zu korrigieren.',
    toFix: 'Vor dem Einreichen korrigieren: <links></links>',
    toFixMany_one: 'Vor dem Einreichen ist {{number}} Punkt zu korrigieren',
    toFixMany_other: 'Vor dem Einreichen sind {{number}} Punkte zu korrigieren',
    mendLater: 'Sie können fortfahren und dies im Schritt „Prüfung“ korrigieren',
  },
  answerTitle: 'Unsere Antwort',
  answerHint: 'Die Sprache, in der wir antworten',
  promise: {
    title: 'Nach dem Einreichen',
    days: 'Erstkontakt innerhalb von 2 Arbeitstagen',
    byDay: 'Bis {{day}}, wenn Sie heute einreichen',
  },
  startEmpty: 'Leer beginnen',
  review: {
    ready: 'Alles ist ausgefüllt. Nachrichten und Dateien können Sie auch nach dem Einreichen hinzufügen.',
    open: 'Einige Punkte sind noch offen. Die meisten können Sie direkt hier klären.',
    before: 'Vor dem Einreichen',
    missing: 'Fehlt',
    missingCount: 'Es fehlen: {{number}}',
    allGiven: 'Alle Pflichtangaben sind vorhanden',
    saveOf: 'Speichern: {{field}}',
    edit: 'Bearbeiten',
    editPart: 'Bearbeiten: {{part}}',
    answerIn: 'Wir antworten in dieser Sprache: {{language}}.',
  },
  submitted: {
    number: 'Ihre Vorgangsnummer:',
    contactBy: 'Der Kundenservice meldet sich bis',
    list: 'Meine Vorgänge',
    heading: 'Wir melden uns bis {{day}}',
    print: 'Drucken oder als PDF speichern',
    sent: 'Was Sie eingereicht haben',
  },
  next: {
    title: 'Wie es weitergeht',
    ask: 'Fehlt etwas, fragen wir im Nachrichtenverlauf nach und schreiben Ihnen eine E-Mail.',
  },
  timeline: 'Aktueller Status',
  choose: {
    title_one: 'Sie haben einen unfertigen Entwurf',
    title_other: 'Sie haben {{number}} unfertige Entwürfe',
    text: 'Machen Sie dort weiter, wo Sie aufgehört haben, oder beginnen Sie neu. In beiden Fällen geht nichts verloren.',
    startClaim: 'Neuen Garantieantrag beginnen',
    startEnquiry: 'Neue Anfrage beginnen',
    continueAt: 'Bei Schritt {{step}} fortsetzen',
    at: 'Schritt {{step}}: {{title}}',
    all: 'Alle Entwürfe anzeigen',
  },
} satisfies Texts<typeof en, 'de'>;
