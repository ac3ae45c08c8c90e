import type en from '../en/sheet.ts';
import type { Texts } from '../texts.ts';

/** Spreadsheets of serial numbers: headers, verdicts, reasons, and the words of the template. The headers are also read from uploads. */
export default {
  'header.row': 'Riga',
  'header.sn': 'Numero di serie',
  'header.moduleType': 'Modello del modulo',
  'header.power': 'Potenza (W)',
  'header.verdict': 'Esito',
  'header.detail': 'Note',
  'name.serials': 'Numeri di serie',
  'name.howTo': 'Istruzioni',
  'file.template': 'modello-numeri-di-serie',
  'file.export': 'numeri-di-serie',
  'file.verdicts': 'numeri-di-serie-con-esiti',
  'howTo.1': 'Un modulo per riga, al massimo 100.000 righe. Mantenere la prima riga con le intestazioni.',
  'howTo.2': 'Il numero di serie ha da 10 a 24 lettere e cifre. Si trova sull’etichetta posteriore e sul lato corto della cornice.',
  'howTo.3': 'Modello e potenza possono restare vuoti: li completiamo dal nostro registro.',
  'howTo.4': 'Lasciare la colonna dei numeri di serie in formato testo, così il programma non altera i numeri lunghi.',
  'verdict.ok': 'Valido',
  'verdict.unknown': 'Assente dal nostro registro',
  'verdict.replacedBefore': 'Già sostituito o indennizzato',
  'verdict.inOtherClaim': 'In un’altra richiesta aperta',
  'verdict.outOfWarranty': 'Fuori garanzia alla data del difetto',
  'verdict.otherType': 'Altro modello nel nostro registro',
  'verdict.otherPower': 'Altra potenza nel nostro registro',
  'verdict.otherRegion': 'Venduto in un’altra area',
  'leftOut.duplicateInFile': 'Escluso: ripetuto in questo file, già presente nella riga {{row}}',
  'leftOut.alreadyInClaim': 'Escluso: già in questa richiesta',
  'leftOut.malformed': 'Escluso: deve avere da 10 a 24 lettere e cifre',
  'leftOut.numberUnreadable':
    'Escluso: il foglio di calcolo ha arrotondato questo numero. Impostare la colonna in formato testo e inserirlo di nuovo.',
  'leftOut.formulaWithoutValue': 'Escluso: la cella contiene una formula senza risultato',
  'leftOut.overLimit': 'Escluso: oltre il limite della richiesta',
} satisfies Texts<typeof en, 'it'>;
