import type en from '../en/claim.ts';
import type { Texts } from '../texts.ts';

/** Words that claims of all kinds share. */
export default {
  place: 'Ubicación',
  pieces_one: '{{number}} unidad',
  pieces_many: '{{number}} de unidades',
  pieces_other: '{{number}} unidades',
  perCell: 'Cada cuadro equivale a {{number}} unidades.',
  details: {
    title: '¿Qué ocurrió y dónde?',
    lead: 'Los campos marcados con <mark>*</mark> son obligatorios para enviar. Puede omitirlos por ahora y volver después.',
    whatTitle: 'El defecto',
    projectTitle: 'El proyecto',
    earlierTitle: 'Solicitud anterior',
  },
  original: {
    search: 'Número, título o proyecto de una solicitud anterior',
    unknown: 'La solicitud original <b>{{number}}</b> no existe',
    ask: '¿Se refiere a su reclamación del mismo proyecto?',
    use: 'Usar {{number}}',
    leave: 'Dejar vacío',
    by: 'presentada por {{name}}',
  },
  cured: {
    original: 'Solicitud original: <b>{{number}}</b>.',
    emptied: 'Solicitud original vacía.',
  },
  hint: {
    defectDate: 'El día en que se observó el defecto por primera vez',
    lastRequestNo: 'Si ya trabajamos en ello antes, por ejemplo MC-20260902-00003',
    projectName: 'Por ejemplo: Almería Norte 3',
    capacity: 'Todos los módulos instalados en conjunto, por ejemplo 500 kW',
    region: 'Déjelo vacío para usar el país o la región de su cuenta.',
  },
  answers: { title: 'Sus respuestas' },
} satisfies Texts<typeof en, 'es'>;
