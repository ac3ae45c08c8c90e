import type en from '../en/shipment.ts';
import type { Texts } from '../texts.ts';

export default {
  etd: 'ETD <day>{{day}}</day>',
  eta: 'ETA <day>{{day}}</day>',
  addresses: 'Direcciones de entrega',
  given: 'Con dirección: {{given}} de {{total}}',
  without: 'Sin dirección: {{number}}',
  tooMany: 'Sobran: {{number}}',
  notYet: 'Primero las direcciones deben sumar todas las unidades.',
  untitled: 'Dirección {{number}}',
  piecesOf: '{{name}}: cantidad',
  putRest: 'Añadir las {{number}} restantes',
  add: 'Añadir dirección',
  edit: 'Editar dirección',
  editOf: 'Editar {{name}}',
  save: 'Guardar dirección',
  remove: 'Quitar dirección',
  removeOf: 'Quitar {{name}}',
  removeTitle: '¿Eliminar {{name}}?',
  removeText: 'Sus unidades necesitarán otra dirección.',
  fromBook: 'De su libreta de direcciones',
  chooseAddress: 'Elija una dirección',
  noteHint: 'Para el transportista, por ejemplo: llamar en la puerta 2',
  submit: 'Enviar direcciones',
  submitted: 'Direcciones enviadas',
  stale: 'Alguien de su empresa acaba de cambiar las direcciones. Revíselas de nuevo y envíelas.',
} satisfies Texts<typeof en, 'es'>;
