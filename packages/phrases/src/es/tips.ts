import type { Texts } from '../texts.ts';
import type en from '../en/tips.ts';

export default {
  askTitle: 'Pedir datos al cliente: {{number}}',
  what: '¿Qué necesita?',
  ways: { details: 'Datos de la solicitud', serials: 'Números de serie', files: 'Archivos' },
  askText: {
    details: 'El cliente solo puede modificar los campos que usted elija. Todo lo demás queda como se envió.',
    serials: 'El cliente recibe un correo electrónico y puede modificar la lista hasta que responda. Todo lo demás queda como se envió.',
    files: 'El cliente recibe un correo electrónico y puede añadir archivos hasta que responda. Todo lo demás queda como se envió.',
  },
  photos: 'Fotos que faltan',
  content: '¿Qué falta exactamente?',
  contentHint: 'Por ejemplo: la etiqueta de la segunda foto no se lee',
  due: 'Pediremos una respuesta en 3 días hábiles.',
  send: { details: 'Pedir datos', serials: 'Preguntar por los números de serie', files: 'Pedir archivos' },
  sent: {
    details: '{{number}}: datos pedidos',
    serials: '{{number}}: preguntado por los números de serie',
    files: '{{number}}: archivos pedidos',
  },
  asked: { details: 'Pide datos', serials: 'Pregunta por los números de serie', files: 'Pide archivos' },
  title: {
    details: '{{name}} tiene una pregunta sobre sus datos',
    serials: '{{name}} le pregunta por sus números de serie',
    files: '{{name}} necesita archivos de usted',
  },
  by: 'Responda antes del <time></time>',
  note: 'Su comentario',
  noteHint: 'Por ejemplo: por qué no es posible una foto',
  confirm: 'Enviar respuesta',
  final: 'Después no podrá cambiarlo',
  thanks: 'Respuesta enviada',
  toTask: 'Ir a la acción requerida',
  state: {
    open: 'A la espera de respuesta',
    confirmed: 'Respondida',
    recalled: 'Anulada',
    superseded: 'Sustituida por otra más reciente',
  },
  answeredBy: 'Respondida por {{name}}',
  added: 'Archivos nuevos',
  removed: 'Archivos quitados',
  recall: 'Anular acción requerida',
  recalled: '{{number}}: acción requerida anulada',
  review: 'Marcar como revisada',
  reviewed: 'Revisada',
} satisfies Texts<typeof en, 'es'>;
