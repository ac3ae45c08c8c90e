import type en from '../en/attachment.ts';
import type { Texts } from '../texts.ts';

/** Words about files of a request. */
export default {
  files: 'File',
  list: 'File di questa richiesta',
  limits: 'fino a {{each}}\u00a0MB per file, {{total}}\u00a0MB in totale',
  sum_one: '{{files}} di {{most}} file, {{used}} di {{total}}\u00a0MB',
  sum_many: '{{files}} di {{most}} file, {{used}} di {{total}}\u00a0MB',
  sum_other: '{{files}} di {{most}} file, {{used}} di {{total}}\u00a0MB',
  hint: 'Immagini, PDF, file di Office, testo, ZIP o video',
  scaled: 'Le immagini vengono ridotte prima dell’invio e il luogo dello scatto viene rimosso.',
  none: 'Nessun file',
  origin: {
    request: 'Inviato con la richiesta',
    message: 'Dalla conversazione',
    note: 'Nota interna, solo per il personale',
  },
  show: 'Mostra {{name}}',
  download: 'Scarica {{name}}',
  describe: 'Descrizione di {{name}}',
  describeHint: 'Che cosa mostra? Ad esempio: etichetta posteriore, modulo 14',
  remove: 'Elimina {{name}}',
  removeTitle: 'Eliminare questo file?',
  removeText: '{{name}} verrà eliminato definitivamente.',
  removeConfirm: 'Elimina il file',
  previewFailed: 'Impossibile mostrare questo file. Scaricarlo.',
} satisfies Texts<typeof en, 'it'>;
