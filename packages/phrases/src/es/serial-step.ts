import type en from '../en/serial-step.ts';
import type { Texts } from '../texts.ts';

/** Words of the step that adds serial numbers: what there is to do, files that can’t be read, what was discarded. */
export default {
  head: {
    empty: '¿Qué módulos están afectados?',
    reading: 'Leyendo su hoja de cálculo',
    adding: 'Incorporando sus números de serie',
    ready_one: 'Filas leídas: {{rows}}. Se pueden incorporar: {{number}}',
    ready_many: 'Filas leídas: {{rows}}. Se pueden incorporar: {{number}}',
    ready_other: 'Filas leídas: {{rows}}. Se pueden incorporar: {{number}}',
    listed_one: '{{number}} número de serie en su reclamación',
    listed_many: '{{number}} de números de serie en su reclamación',
    listed_other: '{{number}} números de serie en su reclamación',
  },

  headText: {
    empty: 'Indique sus números de serie con una hoja de cálculo o péguelos.',
    reading: 'Comparamos cada número con nuestro registro y con reclamaciones anteriores.',
    ready: 'Revíselos y luego incorpórelos a su reclamación. Las advertencias no le impiden continuar.',
    listed: 'Añada más o continúe.',
  },

  drop: {
    title: 'Suelte aquí su hoja de cálculo',
    choose: 'Elegir una hoja de cálculo',
    hint: '.xlsx o .xls, hasta {{rows}} filas',
  },

  sheet: {
    title: 'Así es la hoja de cálculo',
    label: 'Plantilla con las columnas número de serie, tipo y potencia. Solo la primera es obligatoria.',
  },

  where: {
    title: 'Dónde está el número',
    picture: 'En la etiqueta trasera y en el lado corto del marco',
    text: 'En la etiqueta trasera y en el lado corto del marco. Los dos números son iguales.',
  },

  checked: {
    title: 'Qué comprobamos',
    made: 'Fabricado por nosotros, con tipo y potencia',
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
    waiting: 'Espera al archivo anterior',
    ready_one: 'Filas leídas: {{rows}}. Se pueden incorporar: {{number}}. Todavía no están en su reclamación.',
    ready_many: 'Filas leídas: {{rows}}. Se pueden incorporar: {{number}}. Todavía no están en su reclamación.',
    ready_other: 'Filas leídas: {{rows}}. Se pueden incorporar: {{number}}. Todavía no están en su reclamación.',
    later: 'Podrá incorporarlos cuando termine el otro archivo',
  },
} satisfies Texts<typeof en, 'es'>;
