import type en from '../en/draft.ts';
import type { Texts } from '../texts.ts';

/** Words of the wizard of every kind of request, and of what follows it. */
export default {
  title: {
    made: 'Aus Ihren Angaben gebildet. Daran erkennen Sie und unser Team den Vorgang.',
    typed: 'Von Ihnen eingegeben. Beim Zurücksetzen wird er wieder aus Ihren Angaben gebildet.',
    reset: 'Zurücksetzen',
  },
  step: {
    attachments: 'Anhänge',
    complete: 'Abschluss',
  },
  continueTo: {
    attachments: 'Weiter zu den Anhängen',
    complete: 'Weiter zur letzten Prüfung',
  },
  blocked: 'Es fehlt noch etwas; siehe die Liste oben',
  answerTitle: 'Unsere Antwort',
  answerHint: 'Die Sprache, in der wir Ihnen schreiben',
  promise: {
    title: 'Unsere Zusage',
    days: '2 Arbeitstage',
    text: 'Der Kundenservice meldet sich innerhalb von 2 Arbeitstagen nach dem Einreichen bei Ihnen.',
  },
  startEmpty: 'Leer beginnen',
  review: {
    lead: 'Sehen Sie alles noch einmal durch. Nach dem Einreichen laufen Änderungen über Ihre Kontaktperson bei uns.',
    missing: 'Vor dem Einreichen wird noch gebraucht',
    edit: 'Ändern',
    editPart: 'Ändern: {{part}}',
    answerIn: 'Sprache unserer Antwort: {{language}}.',
  },
  submitted: {
    number: 'Vorgangsnummer:',
    contactBy: 'Der Kundenservice meldet sich bis',
    list: 'Meine Vorgänge',
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
