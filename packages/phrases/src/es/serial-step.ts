import type en from '../en/serial-step.ts';
import type { Texts } from '../texts.ts';

/** Words of the step that adds serial numbers: what there is to do, files that can’t be read, what was discarded. */
export default {
  head: {
    empty: '¿Qué módulos están afectados?',
    reading: 'Leyendo su hoja de cálculo',
    adding: 'Añadiendo sus números de serie',
    ready_one: '{{rows}} fila leída, {{number}} para añadir',
    ready_many: '{{rows}} de filas leídas, {{number}} para añadir',
    ready_other: '{{rows}} filas leídas, {{number}} para añadir',
    listed_one: '{{number}} número de serie en su reclamación',
    listed_many: '{{number}} de números de serie en su reclamación',
    listed_other: '{{number}} números de serie en su reclamación',
  },

  headText: {
    empty: 'Suba sus números de serie en una hoja de cálculo o péguelos.',
    reading: 'Comprobamos cada número con nuestro registro y con reclamaciones anteriores.',
    ready: 'Revíselos y añádalos a su reclamación. Puede enviar con advertencias.',
    listed: 'Añada más o continúe.',
  },

  drop: {
    title: 'Suelte aquí su hoja de cálculo',
    choose: 'Elegir una hoja de cálculo',
    hint: '.xlsx o .xls, hasta {{rows}} filas',
  },

  sheet: {
    title: 'Cómo es la hoja de cálculo',
    label: 'Plantilla con columnas para número de serie, modelo y potencia. Solo la primera es obligatoria.',
  },

  where: {
    title: 'Dónde está el número',
    picture: 'En la etiqueta trasera y en el lado corto del marco',
    text: 'En la etiqueta trasera y en el lado corto del marco. Ambos deben coincidir.',
  },

  checked: {
    title: 'Qué comprobamos',
    made: 'Fabricado por nosotros, con el modelo y la potencia correctos',
    warranty: 'En garantía en la fecha del defecto',
    warrantyOn: 'En garantía el {{day}}, la fecha del defecto',
    region: 'Vendido en su región y en ninguna otra reclamación abierta',
  },

  wrong: {
    text: 'Es un archivo de texto (CSV), no un libro de Excel',
    webPage: 'Es una página web, no un libro de Excel',
    sheet: 'Es otro tipo de hoja de cálculo, ni .xlsx ni .xls',
    other: 'No es una hoja de cálculo',
    inIt: 'Qué contiene',
    lines: 'Primeras líneas del archivo',
    toDo: 'Qué hacer',
    open: 'Abra el archivo en Excel',
    save: 'Elija Archivo, Guardar como, <b>Libro de Excel (.xlsx)</b>',
    again: 'Elija el archivo nuevo',
    useTemplate: 'Ponga los números en nuestra plantilla o péguelos.',
  },

  discarded: {
    title_one: 'Ha descartado {{number}} número de serie',
    title_many: 'Ha descartado {{number}} de números de serie',
    title_other: 'Ha descartado {{number}} números de serie',
    text: 'De <file>{{file}}</file>. No se ha añadido nada a su reclamación. Puede recuperarlos hasta el <time></time>.',
    restore: 'Recuperar',
  },

  line: {
    waiting: 'A la espera del archivo anterior',
    ready_one: '{{rows}} fila leída, {{number}} para añadir. Todavía no está en su reclamación.',
    ready_many: '{{rows}} de filas leídas, {{number}} para añadir. Todavía no están en su reclamación.',
    ready_other: '{{rows}} filas leídas, {{number}} para añadir. Todavía no están en su reclamación.',
    later: 'Podrá añadirlos cuando termine el otro archivo',
  },
} satisfies Texts<typeof en, 'es'>;
