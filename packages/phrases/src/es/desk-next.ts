import type en from '../en/desk-next.ts';
import type { Texts } from '../texts.ts';

/** Cases one after the other, the most urgent first. */
export default {
  title: 'Caso siguiente',
  note: 'La solicitud más urgente que puede atender',
  answered: 'Respondidas: {{number}}',
  left: 'Pendientes: {{number}}',
  skipped: 'Omitidas: {{number}}',
  leave: 'Salir de «Caso siguiente»',
  from: 'Tomar de',
  country: 'País',
  checked: 'Válidos: {{valid}}, por comprobar: {{others}}',
  files: 'Archivos',
  others: 'También abiertos',
  lastMessage: 'Último mensaje del cliente',
  pickUpAndOpen: 'Asumir y abrir',
  openCase: 'Abrir caso',
  skip: 'Omitir',
  heldUntil: 'Reservada para usted hasta las <time></time>; nadie más la recibirá',
  why: 'Por qué esta',
  reason: {
    late: 'Está fuera de plazo',
    answered: 'El cliente ha respondido',
    promise: 'Es la próxima en vencer',
  },
  yours: 'La lleva usted',
  order: 'Orden: primero las que están fuera de plazo, luego las respondidas por el cliente y después por fecha límite.',
  after: 'A continuación',
  skipTitle: 'Motivo para omitirla',
  skipReason: {
    otherLanguage: 'Otro idioma',
    otherTeam: 'Es de otro equipo',
    colleague: 'A la espera de un colega',
    notNow: 'Ahora no',
  },
  skipHint: 'Con «Ahora no», vuelve a aparecer en una hora.',
  emptyTitle: 'Todo al día',
  emptyText: 'Ahora mismo nada espera una respuesta suya.',
  strip: '{{number}}, desde «Caso siguiente»: cuando responda, se abrirá el próximo.',
  back: 'Volver a «Caso siguiente»',
  answeredOf: '{{number}} respondida',
} satisfies Texts<typeof en, 'es'>;
