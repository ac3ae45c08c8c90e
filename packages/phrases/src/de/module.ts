import type en from '../en/module.ts';
import type { Texts } from '../texts.ts';

/** The authenticity check of modules. */
export default {
  title: 'Ist dieses Modul ein Original?',
  lead: 'Jedes Modul, das wir herstellen, steht in unserem Register. Die Antwort haben Sie in einer Sekunde.',
  serialLabel: 'Seriennummer des Moduls',
  serialHelp: '10 bis 24 Buchstaben und Ziffern. Leerzeichen und Kleinschreibung spielen keine Rolle.',
  check: 'Prüfen',
  checking: 'Wird geprüft',

  genuine: 'Original',
  genuineText: 'Dieses Modul haben wir hergestellt, und seine Nummer steht in unserem Register.',
  notFound: 'Nicht gefunden',
  notFoundText: '<sn>{{sn}}</sn> ist nicht in unserem Register.',
  serialNumber: 'Seriennummer',
  moduleType: 'Modultyp',
  grade: 'Güteklasse',
  queryTime: 'Abfragezeitpunkt',
  region: 'Garantiegebiet',
  none: '–',
  utc: 'UTC',
  signInForMore: '<link>Melden Sie sich an</link>, um das Ende der Garantie zu sehen.',
  productWarranty: 'Produktgarantie',
  performanceWarranty: 'Leistungsgarantie',
  ends_one: 'Endet am {{date}}, noch {{count}} Jahr',
  ends_other: 'Endet am {{date}}, noch {{count}} Jahre',
  endsSoon: 'Endet am {{date}}, noch weniger als ein Jahr',
  ended: 'Abgelaufen am {{date}}',
  claim: 'Garantieantrag stellen',
  register: 'Garantie registrieren',
  passport: 'Alles über dieses Modul ansehen',

  doubtful_one: 'Ein Zeichen ist leicht zu verwechseln',
  doubtful_other: '{{count}} Zeichen sind leicht zu verwechseln',
  doubtfulText:
    'Die Buchstaben I, O, S, B und Z werden oft mit den Ziffern 1, 0, 5, 8 und 2 verwechselt. Vergleichen Sie die markierten Zeichen mit dem Etikett.',
  doubtfulSpoken: '{{letters}}; leicht zu verwechseln: {{doubtful}}',
  checkOther: '<sn>{{sn}}</sn> prüfen',
  rightNumber:
    '<b>Sie sind sicher, dass die Nummer stimmt?</b> Vielleicht ist das Modul älter als unser Register oder nicht von uns. Senden Sie uns ein Foto des Etiketts, und wir antworten innerhalb von 2 Arbeitstagen.',
  sendEnquiry: 'Anfrage zum Modul senden',

  captchaWhy: '<b>Sie haben heute 10 Nummern geprüft.</b> Geben Sie die Zeichen ein, um fortzufahren.',

  whereTitle: 'Wo die Nummer steht',
  whereText: 'Sie steht zweimal auf jedem Modul, und beide Angaben müssen übereinstimmen.',
  labelTitle: 'Auf dem Rückseitenetikett',
  labelText: 'Obere Ecke, über den Anschlussdosen: Typ, Leistung und unter dem Strichcode die Nummer.',
  frameTitle: 'An der kurzen Rahmenseite',
  frameText: 'Auch am montierten Modul lesbar. Ein Foto von der Leiter aus genügt.',
  manyTitle: 'Viele Nummern zu prüfen?',
  manyText:
    'Laden Sie bei einem Garantieantrag oder einer Garantieregistrierung eine Tabelle mit bis zu 100.000 Nummern hoch. Wir prüfen jede einzelne.',
  startClaim: 'Garantieantrag für Module beginnen',
} satisfies Texts<typeof en, 'de'>;
