import type en from '../en/sheet.ts';
import type { Texts } from '../texts.ts';

/** Spreadsheets of serial numbers: headers, verdicts, reasons, and the words of the template. The headers are also read from uploads. */
export default {
  'header.row': 'Zeile',
  'header.sn': 'Seriennummer',
  'header.moduleType': 'Modultyp',
  'header.power': 'Leistung (W)',
  'header.verdict': 'Prüfergebnis',
  'header.detail': 'Bemerkung',
  'name.serials': 'Seriennummern',
  'name.howTo': 'Hinweise zum Ausfüllen',
  'file.template': 'vorlage-seriennummern',
  'file.export': 'seriennummern',
  'file.verdicts': 'seriennummern-mit-pruefergebnis',
  'howTo.1': 'Ein Modul je Zeile, bis zu 100.000 Zeilen. Lassen Sie die erste Zeile mit den Überschriften stehen.',
  'howTo.2': 'Eine Seriennummer hat 10 bis 24 Buchstaben und Ziffern. Sie steht auf dem Rückseitenetikett und an der kurzen Rahmenseite.',
  'howTo.3': 'Modultyp und Leistung können Sie leer lassen. Wir ergänzen sie aus unserem Register.',
  'howTo.4': 'Lassen Sie die Spalte mit den Seriennummern als Text formatiert, damit das Programm lange Nummern nicht verändert.',
  'verdict.ok': 'Gültig',
  'verdict.unknown': 'Nicht in unserem Register',
  'verdict.replacedBefore': 'Bereits ausgetauscht oder entschädigt',
  'verdict.inOtherClaim': 'In einem anderen offenen Antrag',
  'verdict.outOfWarranty': 'Am Datum des Mangels außerhalb der Garantie',
  'verdict.otherType': 'Anderer Modultyp in unserem Register',
  'verdict.otherPower': 'Andere Leistung in unserem Register',
  'verdict.otherRegion': 'In einer anderen Region verkauft',
  'leftOut.duplicateInFile': 'Ausgelassen: doppelt in dieser Datei, zuerst in Zeile {{row}}',
  'leftOut.alreadyInClaim': 'Ausgelassen: bereits in diesem Antrag',
  'leftOut.malformed': 'Ausgelassen: muss aus 10 bis 24 Buchstaben und Ziffern bestehen',
  'leftOut.numberUnreadable':
    'Ausgelassen: Die Tabelle hat diese Nummer gerundet. Formatieren Sie die Spalte als Text und geben Sie die Nummer neu ein.',
  'leftOut.formulaWithoutValue': 'Ausgelassen: Die Zelle enthält eine Formel ohne Ergebnis',
  'leftOut.overLimit': 'Ausgelassen: Höchstzahl des Antrags überschritten',
} satisfies Texts<typeof en, 'de'>;
