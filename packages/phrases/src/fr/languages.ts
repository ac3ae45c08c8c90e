import type en from '../en/languages.ts';
import type { Texts } from '../texts.ts';

/** The language configuration: languages that are offered, texts of the interface and who has them. */
export default {
  title: 'Langues',
  count_one: '{{number}} texte en neuf langues',
  count_many: '{{number}} de textes en neuf langues',
  count_other: '{{number}} textes en neuf langues',
  view: {
    label: 'Affichage',
    texts: 'Textes',
    coverage: 'Couverture',
  },
  available: {
    title: 'Langues proposées',
    hint: 'Proposées aux visiteurs et aux utilisateurs. L’anglais ne peut pas être désactivé : les autres langues s’y rabattent.',
    offered: '{{language}} proposée',
    default: 'Langue par défaut',
    isDefault: 'Par défaut',
    share: '{{language}} : part des textes',
    switchedOn: '{{language}} est maintenant proposée',
    switchedOff: '{{language}} n’est plus proposée',
    defaultChosen: '{{language}} est maintenant la langue par défaut',
  },
  filter: {
    search: 'Clé ou mots',
    all: 'Tous',
    part: 'Partie',
  },
  state: {
    translated: 'Traduit',
    overridden: 'Personnalisé',
    missing: 'Manquant',
    differs: 'À vérifier',
  },
  column: {
    text: 'Texte',
    release: 'Texte de la version',
    own: 'Texte personnalisé',
  },
  cell: '{{text}}, {{language}} : {{state}}',
  editor: {
    title: 'Texte : {{language}}',
    english: 'Anglais',
    numbers: 'Par exemple {{numbers}}',
    preview: 'Aperçu en situation',
    number: 'Nombre dans l’aperçu',
    changed: 'Modifié par {{name}}',
    visible: 'Visible par tous après l’enregistrement',
    save: 'Enregistrer le texte',
    saved: 'Texte enregistré',
    undo: 'Annuler la saisie',
    release: 'Revenir au texte de la version',
    releaseTitle: 'Revenir au texte de la version ?',
    releaseText: 'Le texte personnalisé est supprimé.',
    released: 'Le texte de la version est rétabli',
  },
  coverage: {
    part: 'Partie',
    texts: 'Textes',
    all: 'Toutes les parties',
    share: '{{part}}, {{language}} : {{share}}',
  },
} satisfies Texts<typeof en, 'fr'>;
