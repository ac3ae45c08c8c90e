import type en from '../en/attachment.ts';
import type { Texts } from '../texts.ts';

/** Words about files of a request. */
export default {
  files: 'Archivos',
  list: 'Archivos de esta solicitud',
  limits: 'hasta {{each}}\u00a0MB cada uno, {{total}}\u00a0MB en total',
  sum_one: '{{files}} de {{most}} archivos, {{used}} de {{total}}\u00a0MB',
  sum_many: '{{files}} de {{most}} archivos, {{used}} de {{total}}\u00a0MB',
  sum_other: '{{files}} de {{most}} archivos, {{used}} de {{total}}\u00a0MB',
  hint: 'Imágenes, PDF, archivos de Office, texto, ZIP o vídeo',
  scaled: 'Las imágenes se reducen antes del envío y se elimina el lugar donde se tomaron.',
  none: 'Sin archivos',
  origin: {
    request: 'Enviado con la solicitud',
    message: 'De la conversación',
    note: 'Nota interna, solo para el personal',
  },
  show: 'Ver {{name}}',
  download: 'Descargar {{name}}',
  describe: 'Descripción de {{name}}',
  describeHint: '¿Qué muestra? Por ejemplo: etiqueta posterior, módulo 14',
  remove: 'Eliminar {{name}}',
  removeTitle: '¿Eliminar este archivo?',
  removeText: '{{name}} se eliminará de forma definitiva.',
  removeConfirm: 'Eliminar el archivo',
  previewFailed: 'No se pudo mostrar este archivo. Descárguelo.',
} satisfies Texts<typeof en, 'es'>;
