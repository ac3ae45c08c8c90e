import type en from '../en/desk-next.ts';
import type { Texts } from '../texts.ts';

/** Cases one after the other, the most urgent first. */
export default {
  title: 'Caso siguiente',
  note: 'La solicitud más urgente que puede atender',
  answered: 'Respondidas: {{number}}',
  left: 'Pendientes: {{number}}',
  skipped: 'Omitidas: {{number}}',
  leave: 'Salir de Caso siguiente',
  from: 'Repartir de',
  country: 'País',
  checked: '{{valid}} válidos, {{others}} por comprobar',
  files: 'Archivos',
  others: 'También abiertos',
  lastMessage: 'Último mensaje del cliente',
  pickUpAndOpen: 'Asumir y abrir',
  openCase: 'Abrir caso',
  skip: 'Omitir',
  heldUntil: 'Reservada para usted hasta las <time></time>, nadie más la recibe',
  why: 'Por qué esta',
  reason: {
    late: 'Está vencida',
    answered: 'El cliente ha respondido',
    promise: 'Es la próxima en vencer',
  },
  yours: 'La lleva usted',
  order: 'Orden: vencidas, respondidas por el cliente y, después, por fecha límite.',
  after: 'A continuación',
  skipTitle: 'Motivo para omitirla',
  skipReason: {
    otherLanguage: 'Otro idioma',
    otherTeam: 'Es de otro equipo',
    colleague: 'A la espera de un compañero',
    notNow: 'Ahora no',
  },
  skipHint: 'Con “Ahora no” vuelve a aparecer en una hora.',
  emptyTitle: 'Todo al día',
  emptyText: 'Ahora mismo nada espera una respuesta suya.',
  strip: '{{number}}, desde Caso siguiente: cuando responda, se abrirá el próximo.',
  back: 'Volver a Caso siguiente',
  answeredOf: '{{number}} respondida',
} satisfies Texts<typeof en, 'es'>;
