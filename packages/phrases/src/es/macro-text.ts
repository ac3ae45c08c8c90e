import type { Texts } from '../texts.ts';
import type en from '../en/macro-text.ts';

export default {
  'name.greet': 'Saludo',
  'name.photosMissing': 'Faltan fotos',
  'name.outOfWarranty': 'Fuera de garantía',
  'text.greet':
    'Buenos días, {{contactName}}:\n\nGracias por su solicitud {{requestNo}}. A partir de ahora la llevo yo. Revisaré todo lo que nos ha enviado y le responderé por aquí.\n\nUn cordial saludo,\n{{agent}}',
  'text.photosMissing':
    'Buenos días, {{contactName}}:\n\nPara seguir con su solicitud {{requestNo}} todavía necesitamos estas fotos: {{missing}}. Añádalas aquí antes del {{due}}, por favor.\n\nUn cordial saludo,\n{{agent}}',
  coverage: 'Módulos: {{total}}. Fuera de garantía: {{out}}. En garantía: {{covered}}. No se han podido comprobar: {{other}}.',
} satisfies Texts<typeof en, 'es'>;
