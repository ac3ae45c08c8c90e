import type en from '../en/review.ts';
import type { Texts } from '../texts.ts';

/** What the reviews of all claims have in common, for staff, and what came of them, for customers. */
export default {
  tabOf: '{{number}} · Revisión',
  back: 'Volver al caso',
  locked: 'Solo se puede decidir mientras la reclamación está en revisión.',
  state: {
    accepted: 'Aceptado',
    refused: 'Rechazado',
    asked: 'Por aclarar',
    undecided: 'Sin decidir',
    mixed: 'Mixto',
  },
  decide: {
    accepted: 'Aceptar',
    refused: 'Rechazar',
    asked: 'Preguntar',
    undecided: 'Quitar decisión',
  },
  about: {
    reason: 'Motivo para el cliente',
    ask: 'Se envía al cliente como acción requerida',
    decisionOf: 'Decisión sobre «{{finding}}»',
    reasonOf: 'Motivo de «{{finding}}»',
  },
  totals: {
    title: 'Aceptado hasta ahora',
    of: 'de {{number}} en la reclamación',
  },
  finish: {
    action: 'Finalizar revisión',
    title: 'Al finalizar',
    cover: 'Las soluciones podrán cubrir',
    refused: 'Se mostrarán al cliente como «Rechazado»',
    asked: 'Se preguntará al cliente en una acción requerida',
    question: 'Pregunta para el cliente',
    done: 'Revisión finalizada',
    doneBy: 'Finalizada el {{time}} por {{name}}',
  },
  chooseReason: 'Motivo del rechazo',
  result: {
    title: 'Resultado de nuestra revisión',
    asked: 'Requiere su comprobación',
    download: 'Descargar lista',
  },
} satisfies Texts<typeof en, 'es'>;
