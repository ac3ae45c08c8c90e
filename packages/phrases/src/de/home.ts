import type en from '../en/home.ts';
import type { Texts } from '../texts.ts';

/** The home page. */
export default {
  title: 'Service für PV-Module und Tracker',
  headline: 'Guter Service beginnt mit einer Seriennummer.',
  lead: 'Modul prüfen, Frage stellen oder Garantieantrag einreichen. Wir antworten persönlich innerhalb von 2 Arbeitstagen.',
  serialLabel: 'Seriennummer des Moduls',
  serialHelp: '10 bis 24 Buchstaben und Ziffern, auf dem Rückseitenetikett und an der kurzen Rahmenseite',
  check: 'Prüfen',

  askTitle: 'Frage stellen',
  askText: 'Montage, Datenblätter, Lieferung, Monitoring.',
  claimTitle: 'Garantieantrag stellen',
  claimText: 'Bis zu 100.000 Seriennummern in einem Antrag.',
  findTitle: 'Antworten finden',
  findText: 'Anleitungen unserer Fachleute, auch zum Herunterladen.',
  talkTitle: 'Kontakt aufnehmen',
  talkText: 'In Ihrer Region, in neun Sprachen, an Arbeitstagen.',
  findProvider: 'Servicepartner finden',

  runTitle: 'So läuft ein Garantieantrag ab',
  runText: 'Fünf Schritte. Sie wissen immer, wer bis wann am Zug ist.',
  runStart: 'Garantieantrag für Module beginnen',
  submit: 'Einreichung',
  submitWhen: 'Sie, etwa zehn Minuten',
  submitText: 'Angaben, Seriennummern und Fotos. Entwürfe werden automatisch gespeichert.',
  pickUp: 'Prüfung',
  pickUpWhen: 'Innerhalb von 2 Arbeitstagen',
  pickUpText: 'Eine feste Kontaktperson übernimmt Ihren Fall und meldet sich bei Ihnen.',
  approved: 'Genehmigung',
  approvedWhen: 'Sie bestätigen die Lösung',
  approvedText: 'Austausch, Reparatur oder Entschädigung, nach Seriennummer aufgeführt.',
  complete: 'Abschluss',
  completeWhen: 'Mit Terminen, die Sie verfolgen können',
  completeText: 'Versandt, repariert oder bezahlt, mit Nachweisen im Vorgang.',
  survey: 'Umfrage',
  surveyWhen: 'Sie, zwei Minuten',
  surveyText: 'Sagen Sie uns, wie es war. Jede niedrige Bewertung lesen wir persönlich.',
} satisfies Texts<typeof en, 'de'>;
