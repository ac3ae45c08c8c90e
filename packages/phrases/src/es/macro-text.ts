import type { Texts } from '../texts.ts';
import type en from '../en/macro-text.ts';

export default {
  'name.greet': 'Saludo',
  'name.photosMissing': 'Faltan fotos',
  'name.serialsWrong': 'Números de serie incorrectos',
  'name.outOfWarranty': 'Fuera de garantía',
  'name.duplicate': 'Duplicada',
  'name.bankData': 'Datos bancarios',
  'name.ship': 'Envío',
  'name.remind': 'Recordatorio',
  'name.lastReminder': 'Último recordatorio',
  'name.close': 'Cerrar reclamación',
  'text.greet':
    'Buenos días, {{contactName}}:\n\nGracias por su solicitud {{requestNo}}. A partir de ahora la llevo yo. Revisaré todo lo que nos ha enviado y le responderé por aquí.\n\nUn cordial saludo,\n{{agent}}',
  'text.photosMissing':
    'Buenos días, {{contactName}}:\n\nPara seguir con su solicitud {{requestNo}} todavía necesitamos estas fotos: {{missing}}. Añádalas aquí a más tardar el {{due}}, por favor.\n\nUn cordial saludo,\n{{agent}}',
  'text.serialsAsked': 'Corrija estos números de serie o quítelos de la lista, por favor.',
  'text.serialsWrong':
    'Buenos días, {{contactName}}:\n\nHemos revisado los números de serie de su solicitud {{requestNo}}. Con algunos de ellos no podemos continuar:\n{{missing}}\n\nCorrija la lista aquí a más tardar el {{due}}, por favor.\n\nUn cordial saludo,\n{{agent}}',
  'text.bankData':
    'Buenos días, {{contactName}}:\n\nPara pagar la compensación de su reclamación {{requestNo}} todavía nos faltan los datos de la empresa y los bancarios. Introdúzcalos en la acción requerida a más tardar el {{due}}, nunca en un mensaje.\n\nUn cordial saludo,\n{{agent}}',
  'text.ship':
    'Buenos días, {{contactName}}:\n\nLa entrega de su reclamación {{requestNo}} está planificada.\n\nLugar: {{places}}\nSalida (ETD): {{etd}}\nLlegada (ETA): {{eta}}\n\nSi algo cambia, le avisaremos.\n\nUn cordial saludo,\n{{agent}}',
  'text.close':
    'Buenos días, {{contactName}}:\n\nTodo lo que se aceptó en su reclamación {{requestNo}} está hecho, por lo que la hemos completado. Si algo no está bien, escríbanos por aquí.\n\nUn cordial saludo,\n{{agent}}',
  serials: '{{verdict}}: {{serials}}',
  serialsAndMore: '{{verdict}}: {{serials}} y {{number}} más',
  bankDetails: 'datos de la empresa y bancarios',
  coverage: 'Módulos: {{total}}. Fuera de garantía: {{out}}. En garantía: {{covered}}. No se han podido comprobar: {{other}}.',
} satisfies Texts<typeof en, 'es'>;
