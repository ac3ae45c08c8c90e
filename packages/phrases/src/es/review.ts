import type en from '../en/review.ts';
import type { Texts } from '../texts.ts';

/** What the reviews of all claims have in common, for staff, and what came of them, for customers. */
export default {
  back: 'Volver al caso',
  locked: 'Las decisiones se toman mientras la reclamación está en revisión.',
  state: {
    accepted: 'Aceptado',
    refused: 'Rechazado',
    asked: 'Por preguntar',
    undecided: 'Sin decidir',
    mixed: 'Mixto',
  },
  decide: {
    accepted: 'Aceptar',
    refused: 'Rechazar',
    asked: 'Preguntar',
    undecided: 'Quitar la decisión',
  },
  about: {
    reason: 'Motivo para el cliente',
    ask: 'Se envía al cliente como acción requerida',
    decisionOf: 'Decisión sobre «{{finding}}»',
    reasonOf: 'Motivo de «{{finding}}»',
  },
  totals: {
    title: 'Aceptados hasta ahora',
    of: 'de {{number}} reclamados',
  },
  finish: {
    action: 'Finalizar la revisión',
    title: 'Al finalizar',
    cover: 'Pueden cubrirse con soluciones',
    refused: 'Se muestran al cliente como rechazados',
    asked: 'Se preguntan en una acción requerida',
    question: 'Pregunta para el cliente',
    done: 'Revisión finalizada',
    doneBy: 'Finalizada el {{time}} por {{name}}',
  },
  chooseReason: '¿Por qué se rechazan?',
  result: {
    title: 'Resultado de nuestra revisión',
    asked: 'Por comprobar',
    download: 'Descargar la lista',
  },
} satisfies Texts<typeof en, 'es'>;
