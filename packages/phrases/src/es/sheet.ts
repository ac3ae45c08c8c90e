import type en from '../en/sheet.ts';
import type { Texts } from '../texts.ts';

/** Spreadsheets of serial numbers: headers, verdicts, reasons, and the words of the template. The headers are also read from uploads. */
export default {
  'header.row': 'Fila',
  'header.sn': 'Número de serie',
  'header.moduleType': 'Modelo de módulo',
  'header.power': 'Potencia (W)',
  'header.verdict': 'Resultado',
  'header.detail': 'Observaciones',
  'name.serials': 'Números de serie',
  'name.howTo': 'Instrucciones',
  'file.template': 'plantilla-numeros-de-serie',
  'file.export': 'numeros-de-serie',
  'file.verdicts': 'numeros-de-serie-con-resultados',
  'howTo.1': 'Un módulo por fila, hasta 100.000 filas. Conserve la primera fila con los encabezados.',
  'howTo.2': 'El número de serie tiene de 10 a 24 letras y cifras. Está en la etiqueta trasera y en el lado corto del marco.',
  'howTo.3': 'Puede dejar vacíos el modelo y la potencia. Los completaremos con nuestro registro.',
  'howTo.4': 'Mantenga la columna de números de serie con formato de texto para que el programa no altere los números largos.',
  'verdict.ok': 'Válido',
  'verdict.unknown': 'No figura en nuestro registro',
  'verdict.replacedBefore': 'Ya reemplazado o compensado',
  'verdict.inOtherClaim': 'En otra reclamación abierta',
  'verdict.outOfWarranty': 'Fuera de garantía en la fecha del defecto',
  'verdict.otherType': 'Otro modelo de módulo en nuestro registro',
  'verdict.otherPower': 'Otra potencia en nuestro registro',
  'verdict.otherRegion': 'Vendido en otra región',
  'leftOut.duplicateInFile': 'Omitido: repetido en este archivo, primero en la fila {{row}}',
  'leftOut.alreadyInClaim': 'Omitido: ya está en esta reclamación',
  'leftOut.malformed': 'Omitido: debe tener de 10 a 24 letras y cifras',
  'leftOut.numberUnreadable':
    'Omitido: la hoja de cálculo redondeó este número. Aplique formato de texto a la columna e introdúzcalo de nuevo.',
  'leftOut.formulaWithoutValue': 'Omitido: la celda contiene una fórmula sin resultado',
  'leftOut.overLimit': 'Omitido: supera el límite de la reclamación',
} satisfies Texts<typeof en, 'es'>;
