import type { Texts } from '../texts.ts';
import type en from '../en/tip-serials.ts';

export default {
  which: '¿Qué números de serie?',
  all_one: 'El único número de serie',
  all_many: 'Los {{number}} de números de serie',
  all_other: 'Los {{number}} números de serie',
  named: 'Números de serie concretos',
  namedHint: 'Uno por línea o separados por comas',
  why: '¿Qué debe hacer el cliente?',
  whyHint: 'Por ejemplo: comprobar la letra O y la cifra 0',
  again: 'Comprobaremos los números de serie nuevos. Los que sigan en la lista conservan lo que se decidió sobre ellos.',

  inQuestion_one: '{{number}} número de serie por revisar',
  inQuestion_many: '{{number}} de números de serie por revisar',
  inQuestion_other: '{{number}} números de serie por revisar',
  noteHint: 'Por ejemplo: por qué la lista es correcta',
  mark: {
    filter: 'Parte de la lista',
    asked: 'Por revisar',
    added: 'Nuevo',
  },

  addedCount_one: '{{number}} añadido',
  addedCount_many: '{{number}} añadidos',
  addedCount_other: '{{number}} añadidos',
  removedCount_one: '{{number}} quitado',
  removedCount_many: '{{number}} quitados',
  removedCount_other: '{{number}} quitados',
  changedCount_one: '{{number}} modificado',
  changedCount_many: '{{number}} modificados',
  changedCount_other: '{{number}} modificados',
  unchanged: 'Sin cambios en la lista',
  total_one: '{{number}} número de serie en la lista',
  total_many: '{{number}} de números de serie en la lista',
  total_other: '{{number}} números de serie en la lista',
  piecesDiffer: 'Se reclaman {{pieces}} módulos, pero la lista tiene {{serials}} números de serie',
  kinds: {
    added: 'Números añadidos',
    removed: 'Números quitados',
    changed: 'Números modificados',
  },
  openChanges: 'Abrir todos los cambios',
  changes: 'Cambios en la lista',
  noChanges: 'Ninguno de este tipo',
  before: 'Antes',
  now: 'Ahora',

  recallTitle: '¿Anular esta acción requerida?',
  recallText: 'La lista vuelve a quedar como antes de preguntar. Se pierde lo que el cliente haya modificado desde entonces.',
} satisfies Texts<typeof en, 'es'>;
