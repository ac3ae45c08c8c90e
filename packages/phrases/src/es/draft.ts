import type en from '../en/draft.ts';
import type { Texts } from '../texts.ts';

/** Words of the wizard of every kind of request, and of what follows it. */
export default {
  title: {
    made: 'Se forma con sus respuestas. Con él encontrarán la solicitud usted y nuestro equipo.',
    typed: 'Escrito por usted. Si lo restablece, volverá a formarse con sus respuestas.',
    reset: 'Restablecer',
  },
  step: {
    attachments: 'Archivos adjuntos',
    complete: 'Finalizar',
  },
  continueTo: {
    attachments: 'Continuar con los adjuntos',
    complete: 'Continuar con la revisión final',
  },
  blocked: 'Aún faltan datos; vea la lista de arriba',
  answerTitle: 'Nuestra respuesta',
  answerHint: 'El idioma en que le escribimos',
  promise: {
    title: 'Nuestro compromiso',
    days: '2 días hábiles',
    text: 'Atención al cliente se pone en contacto con usted en un plazo de 2 días hábiles tras el envío.',
  },
  startEmpty: 'Empezar de cero',
  review: {
    lead: 'Revise todo una vez más. Después del envío, los cambios se hacen a través de su persona de contacto.',
    missing: 'Antes de enviar falta lo siguiente',
    edit: 'Modificar',
    editPart: 'Modificar: {{part}}',
    answerIn: 'Idioma de nuestra respuesta: {{language}}.',
  },
  submitted: {
    number: 'Su número es',
    contactBy: 'Atención al cliente se pondrá en contacto con usted a más tardar el',
    list: 'Mis solicitudes',
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
