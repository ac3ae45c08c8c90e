import type en from '../en/verdict-file.ts';
import type { Texts } from '../texts.ts';

/** Deciding about serial numbers in a spreadsheet: what an uploaded file would do. */
export default {
  title: 'Decisiones en una hoja de cálculo',
  hint: 'Decida en Excel y luego suba el archivo. Verá el resultado antes de que cambie nada.',
  download: 'Descargar',
  upload: 'Subir',
  uploading: 'Leyendo el archivo',
  show: 'Ver resultado',
  rows: 'Filas leídas: {{number}}',
  apply: 'por aplicar',
  unchanged: 'sin cambios',
  differ: 'con otra decisión',
  leftOut: 'filas omitidas',
  differTitle: 'Distinto de lo decidido hasta ahora',
  sn: 'Número de serie',
  here: 'Actual',
  file: 'Archivo',
  keep: 'Conservar',
  keepOf: 'Conservar para {{sn}}',
  keepAll: 'Conservar para todos',
  more: 'Solo se muestran las primeras {{number}} filas.',
  leftOutTitle: 'Filas omitidas',
  row: 'Fila {{row}}',
  fault: {
    unreadable: 'El número de serie no se puede leer.',
    notInClaim: '<sn>{{sn}}</sn> no está en esta reclamación.',
    unknownDecision: '«{{text}}» no es una decisión. Escriba «Aceptar», «Rechazar» o «Preguntar».',
    reasonMissing: 'Un rechazo necesita un motivo de la lista.',
    unknownReason: '«{{text}}» no es un motivo de la lista.',
    contradiction: '<sn>{{sn}}</sn> tiene otra decisión en la fila {{other}}.',
  },
  readAs: '«{{text}}» se ha leído como «{{reason}}». Filas: {{number}}',
  take: 'Aplicar decisiones ({{number}})',
  done: 'Decisiones aplicadas',
  discarded: 'Archivo descartado',
} satisfies Texts<typeof en, 'es'>;
