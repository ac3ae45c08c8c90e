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
    hint: 'Les visiteurs et les utilisateurs peuvent les choisir. L’anglais ne peut pas être désactivé : il remplace les textes manquants des autres langues.',
    offered: 'Proposer : {{language}}',
    default: 'Langue par défaut',
    isDefault: 'Par défaut',
    share: '{{language}} : textes traduits',
    switchedOn: 'Langue désormais proposée : {{language}}',
    switchedOff: 'Langue retirée : {{language}}',
    defaultChosen: 'Nouvelle langue par défaut : {{language}}',
  },
  filter: {
    search: 'Clé ou texte',
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
    release: 'Texte par défaut',
    own: 'Texte personnalisé',
  },
  cell: '{{text}}, {{language}} : {{state}}',
  editor: {
    title: 'Texte : {{language}}',
    english: 'Anglais',
    numbers: 'Par exemple {{numbers}}',
    preview: 'Aperçu en contexte',
    number: 'Nombre dans l’aperçu',
    changed: 'Modifié par {{name}} le',
    visible: 'Visible par tous dès l’enregistrement',
    save: 'Enregistrer le texte',
    saved: 'Texte enregistré',
    undo: 'Annuler les modifications',
    release: 'Réinitialiser',
    releaseTitle: 'Rétablir le texte par défaut ?',
    releaseText: 'Le texte personnalisé sera supprimé.',
    released: 'Texte par défaut rétabli',
  },
  coverage: {
    part: 'Partie',
    texts: 'Nombre de textes',
    all: 'Toutes les parties',
    share: '{{part}}, {{language}} : {{share}}',
  },
} satisfies Texts<typeof en, 'fr'>;
