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
  'howTo.1': 'Un módulo por fila, 100.000 filas como máximo. Conserve la primera fila con los encabezados.',
  'howTo.2':
    'El número de serie tiene de 10 a 24 letras y cifras. Figura en la etiqueta de la cara posterior y en el lado corto del marco.',
  'howTo.3': 'El modelo y la potencia pueden quedar vacíos: se completan con los datos de nuestro registro.',
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
  'leftOut.malformed': 'Omitido: solo letras y cifras, de 10 a 24',
  'leftOut.numberUnreadable': 'Omitido: la celda contiene un número redondeado; aplique formato de texto e introduzca el número de nuevo.',
  'leftOut.formulaWithoutValue': 'Omitido: la celda contiene una fórmula sin valor',
  'leftOut.overLimit': 'Omitido: supera el límite de la reclamación',
} satisfies Texts<typeof en, 'es'>;
