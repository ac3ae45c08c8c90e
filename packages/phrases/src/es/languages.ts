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
    title: 'Idiomas disponibles',
    hint: 'Los visitantes y usuarios pueden elegir entre ellos. El inglés no se puede desactivar: los demás idiomas recurren a él.',
    offered: 'Ofrecer {{language}}',
    default: 'Idioma predeterminado',
    isDefault: 'Predeterminado',
    share: '{{language}}: textos traducidos',
    switchedOn: '{{language}}: ya disponible',
    switchedOff: '{{language}}: ya no disponible',
    defaultChosen: 'Idioma predeterminado: {{language}}',
  },
  filter: {
    search: 'Clave o texto',
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
    release: 'Texto predeterminado',
    own: 'Texto personalizado',
  },
  cell: '{{text}}, {{language}}: {{state}}',
  editor: {
    title: 'Texto: {{language}}',
    english: 'Inglés',
    numbers: 'Por ejemplo, {{numbers}}',
    preview: 'Vista previa en contexto',
    number: 'Número en la vista previa',
    changed: 'Modificado por {{name}} el',
    visible: 'Todo el mundo lo verá en cuanto guarde',
    save: 'Guardar texto',
    saved: 'Texto guardado',
    undo: 'Deshacer cambios',
    release: 'Restablecer texto predeterminado',
    releaseTitle: '¿Restablecer el texto predeterminado?',
    releaseText: 'El texto personalizado se eliminará.',
    released: 'Texto predeterminado restablecido',
  },
  coverage: {
    part: 'Parte',
    texts: 'Número de textos',
    all: 'Todas las partes',
    share: '{{part}}, {{language}}: {{share}}',
  },
} satisfies Texts<typeof en, 'es'>;
