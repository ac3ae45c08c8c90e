import type en from '../en/home.ts';
import type { Texts } from '../texts.ts';

/** The home page. */
export default {
  title: 'Service für PV-Module und Tracker',
  headline: 'Guter Service beginnt mit einer Seriennummer.',
  lead: 'Modul prüfen, Frage stellen oder Garantieantrag einreichen. Ein Mensch antwortet innerhalb von 2 Arbeitstagen.',
  serialLabel: 'Seriennummer eines Moduls',
  serialHelp: '10 bis 24 Buchstaben und Ziffern, auf dem Etikett auf der Rückseite und an der kurzen Rahmenseite.',
  check: 'Prüfen',

  askTitle: 'Frage stellen',
  askText: 'Montage, Datenblätter, Lieferung, Monitoring.',
  claimTitle: 'Garantieantrag stellen',
  claimText: 'Bis zu 100.000 Seriennummern in einem Antrag.',
  findTitle: 'Selbst nachlesen',
  findText: 'Antworten unserer Fachleute, mit Dateien zum Herunterladen.',
  talkTitle: 'Mit uns sprechen',
  talkText: 'In Ihrer Region, in neun Sprachen, an Arbeitstagen.',
  findProvider: 'Servicepartner finden',

  runTitle: 'So läuft ein Garantieantrag',
  runText: 'Fünf Schritte. Sie sehen jederzeit, wer bis wann am Zug ist.',
  runStart: 'Garantieantrag für Module stellen',
  submit: 'Einreichung',
  submitWhen: 'Sie, etwa zehn Minuten',
  submitText: 'Angaben, Seriennummern und Fotos. Entwürfe werden laufend gespeichert.',
  pickUp: 'Übernahme',
  pickUpWhen: 'Innerhalb von 2 Arbeitstagen',
  pickUpText: 'Eine feste Kontaktperson übernimmt Ihren Fall und meldet sich bei Ihnen.',
  approved: 'Genehmigt',
  approvedWhen: 'Sie bestätigen die Lösung',
  approvedText: 'Austausch, Reparatur oder Entschädigung, je Seriennummer aufgeführt.',
  complete: 'Abschluss',
  completeWhen: 'Mit Terminen zum Verfolgen',
  completeText: 'Versandt, repariert oder bezahlt, mit Nachweisen im Fall.',
  survey: 'Umfrage',
  surveyWhen: 'Sie, zwei Minuten',
  surveyText: 'Sagen Sie uns, was gut lief. Niedrige Bewertungen sieht sich ein Mensch an.',
} satisfies Texts<typeof en, 'de'>;
