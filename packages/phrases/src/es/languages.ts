import type en from '../en/languages.ts';
import type { Texts } from '../texts.ts';

/** The language configuration: languages that are offered, texts of the interface and who has them. */
export default {
  title: 'Idiomas',
  count_one: '{{number}} texto en nueve idiomas',
  count_many: '{{number}} de textos en nueve idiomas',
  count_other: '{{number}} textos en nueve idiomas',
  view: {
    label: 'Vista',
    texts: 'Textos',
    coverage: 'Cobertura',
  },
  available: {
    title: 'Idiomas ofrecidos',
    hint: 'Se ofrecen a visitantes y usuarios. El inglés no se puede desactivar: los demás recurren a él.',
    offered: 'Ofrecer {{language}}',
    default: 'Idioma predeterminado',
    isDefault: 'Predeterminado',
    share: '{{language}}: proporción de los textos',
    switchedOn: 'Ahora se ofrece {{language}}',
    switchedOff: 'Ya no se ofrece {{language}}',
    defaultChosen: '{{language}} es ahora el idioma predeterminado',
  },
  filter: {
    search: 'Clave o palabras',
    all: 'Todos',
    part: 'Parte',
  },
  state: {
    translated: 'Traducido',
    overridden: 'Personalizado',
    missing: 'Falta',
    differs: 'Por revisar',
  },
  column: {
    text: 'Texto',
    release: 'Texto de la versión',
    own: 'Texto propio',
  },
  cell: '{{text}}, {{language}}: {{state}}',
  editor: {
    title: 'Texto: {{language}}',
    english: 'Inglés',
    numbers: 'Por ejemplo {{numbers}}',
    preview: 'Vista previa en su lugar',
    number: 'Número de la vista previa',
    changed: 'Modificado por {{name}}',
    visible: 'Visible para todos al guardar',
    save: 'Guardar texto',
    saved: 'Texto guardado',
    undo: 'Deshacer',
    release: 'Volver al texto de la versión',
    releaseTitle: '¿Volver al texto de la versión?',
    releaseText: 'El texto propio se elimina.',
    released: 'Se ha recuperado el texto de la versión',
  },
  coverage: {
    part: 'Parte',
    texts: 'Textos',
    all: 'Todas las partes',
    share: '{{part}}, {{language}}: {{share}}',
  },
} satisfies Texts<typeof en, 'es'>;
