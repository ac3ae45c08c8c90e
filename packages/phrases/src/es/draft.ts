import type en from '../en/draft.ts';
import type { Texts } from '../texts.ts';

/** Words of the wizard of every kind of request, and of what follows it. */
export default {
  title: {
    made: 'Título, formado con sus respuestas',
    typed: 'Título, modificado por usted',
    reset: 'Restablecer',
    hint: 'Con él encontrarán la solicitud usted y nuestro equipo.',
    count: '{{number}} de {{max}} caracteres',
    change: 'Modificar',
    soon: 'Aparece con sus primeras respuestas',
  },
  step: {
    attachments: 'Archivos',
    complete: 'Revisión',
  },
  continueTo: {
    attachments: 'Continuar con los archivos',
    complete: 'Continuar con la revisión',
  },
  foot: {
    missing: 'Aún falta: <links></links>. Puede añadirlo más tarde.',
    missingMany_one: 'Falta {{number}} respuesta. Puede darla más tarde.',
    missingMany_many: 'Faltan {{number}} de respuestas. Puede darlas más tarde.',
    missingMany_other: 'Faltan {{number}} respuestas. Puede darlas más tarde.',
    toFix: 'Antes de enviar: <links></links>',
    toFixMany_one: 'Queda {{number}} punto por completar antes de enviar',
    toFixMany_many: 'Quedan {{number}} de puntos por completar antes de enviar',
    toFixMany_other: 'Quedan {{number}} puntos por completar antes de enviar',
    mendLater: 'Puede continuar y corregirlo en la revisión',
  },
  answerTitle: 'Nuestra respuesta',
  answerHint: 'El idioma en que le escribimos',
  promise: {
    title: 'Nuestro compromiso',
    days: '2 días hábiles',
    text: 'Atención al cliente se pone en contacto con usted en un plazo de 2 días hábiles tras el envío.',
  },
  startEmpty: 'Empezar de cero',
  review: {
    ready: 'Está todo. Después del envío aún puede añadir mensajes y archivos.',
    open: 'Aún falta algo. La mayor parte puede añadirla aquí mismo.',
    before: 'Antes de enviar',
    missing: 'Falta',
    missingCount: 'Faltan: {{number}}',
    allGiven: 'Están todas las respuestas obligatorias',
    save: 'Guardar',
    saveOf: 'Guardar: {{field}}',
    edit: 'Modificar',
    editPart: 'Modificar: {{part}}',
    answerIn: 'Idioma de nuestra respuesta: {{language}}.',
  },
  submitted: {
    number: 'Su número es',
    contactBy: 'Atención al cliente se pondrá en contacto con usted a más tardar el',
    list: 'Mis solicitudes',
    heading: 'Le contactaremos a más tardar el {{day}}',
    copy: 'Copiar',
    sent: 'Lo que envió',
  },
  next: {
    title: 'Qué ocurre después',
    ask: 'Si falta algo, encontrará una pregunta en la conversación y un correo en su bandeja de entrada.',
  },
  timeline: 'En qué punto está',
  choose: {
    title_one: 'Tiene un borrador sin terminar',
    title_many: 'Tiene {{number}} de borradores sin terminar',
    title_other: 'Tiene {{number}} borradores sin terminar',
    text: 'Continúe donde lo dejó o empiece de nuevo. En ningún caso se pierde nada.',
    startClaim: 'Empezar una nueva reclamación',
    startEnquiry: 'Empezar una nueva consulta',
    continueAt: 'Continuar en el paso {{step}}',
    at: 'paso {{step}}: {{title}}',
    all: 'Ver todos los borradores',
  },
} satisfies Texts<typeof en, 'es'>;
