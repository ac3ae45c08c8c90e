import type en from '../en/module.ts';
import type { Texts } from '../texts.ts';

/** The authenticity check of modules. */
export default {
  title: 'Ist dieses Modul ein Original?',
  lead: 'Jedes Modul aus unserer Fertigung steht in unserem Register. Die Antwort dauert eine Sekunde.',
  serialLabel: 'Seriennummer eines Moduls',
  serialHelp: '10 bis 24 Buchstaben und Ziffern. Leerzeichen und Kleinschreibung spielen keine Rolle.',
  check: 'Prüfen',
  checking: 'Wird geprüft',

  genuine: 'Original',
  genuineText: 'Dieses Modul stammt von uns, die Nummer steht in unserem Register.',
  notFound: 'Nicht gefunden',
  notFoundText: 'Kein Modul mit der Nummer <sn>{{sn}}</sn> steht in unserem Register.',
  serialNumber: 'Seriennummer',
  moduleType: 'Modultyp',
  grade: 'Güteklasse',
  queryTime: 'Abfragezeitpunkt',
  region: 'Garantiegebiet',
  none: '–',
  utc: 'UTC',
  signInForMore: '<link>Melden Sie sich an</link>, um die Garantielaufzeit zu sehen.',
  productWarranty: 'Produktgarantie',
  performanceWarranty: 'Leistungsgarantie',
  ends_one: 'Endet am {{date}}, noch {{count}} Jahr',
  ends_other: 'Endet am {{date}}, noch {{count}} Jahre',
  endsSoon: 'Endet am {{date}}, noch weniger als ein Jahr',
  ended: 'Abgelaufen am {{date}}',
  claim: 'Garantieantrag stellen',
  register: 'Garantie registrieren',

  doubtful_one: 'Ein Zeichen ist leicht zu verwechseln',
  doubtful_other: '{{count}} Zeichen sind leicht zu verwechseln',
  doubtfulText:
    'Die Buchstaben I, O, S, B und Z werden oft mit den Ziffern 1, 0, 5, 8 und 2 verwechselt. Vergleichen Sie die markierten Zeichen mit dem Etikett.',
  doubtfulSpoken: '{{letters}}; zweifelhaft: {{doubtful}}',
  checkOther: '<sn>{{sn}}</sn> prüfen',
  rightNumber:
    '<b>Die Nummer stimmt?</b> Dann ist das Modul womöglich älter als unser Register oder nicht von uns. Senden Sie uns ein Foto des Etiketts; wir antworten innerhalb von 2 Arbeitstagen.',
  sendEnquiry: 'Anfrage zum Modul senden',

  captchaWhy: '<b>10 Nummern heute geprüft.</b> Geben Sie die Zeichen ein, um fortzufahren.',

  whereTitle: 'Wo die Nummer steht',
  whereText: 'An zwei Stellen auf jedem Modul. Beide müssen übereinstimmen.',
  labelTitle: 'Auf dem Etikett auf der Rückseite',
  labelText: 'Obere Ecke, über den Anschlussdosen: Typ, Leistung und die Nummer unter dem Strichcode.',
  frameTitle: 'An der kurzen Rahmenseite',
  frameText: 'Am montierten Modul von außen lesbar. Ein Foto von der Leiter aus genügt.',
  manyTitle: 'Viele Nummern auf einmal?',
  manyText: 'Für Garantieanträge und Garantieregistrierungen genügt eine Tabelle mit bis zu 100.000 Nummern; jede einzelne wird geprüft.',
  startClaim: 'Garantieantrag für Module stellen',
} satisfies Texts<typeof en, 'de'>;
