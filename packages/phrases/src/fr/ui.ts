import type en from '../en/ui.ts';
import type { Texts } from '../texts.ts';

/** Words of the kit that every screen shares. */
export default {
  save: 'Enregistrer',
  cancel: 'Annuler',
  close: 'Fermer',
  remove: 'Retirer',
  retry: 'Réessayer',
  refresh: 'Actualiser',
  back: 'Retour',
  continue: 'Continuer',
  search: 'Rechercher',
  copy: 'Copier',
  copied: 'Copié',
  loading: 'Chargement',
  home: 'Page d’accueil',
  required: 'obligatoire',
  optional: 'facultatif',
  none: '–',

  table: {
    filters: 'Afficher ou masquer les filtres',
    columns: 'Colonnes',
    columnsReset: 'Rétablir les colonnes habituelles',
    rows: 'Lignes',
    range: '{{from}} à {{to}} sur {{total}}',
    atLeast: '{{total}}+',
    selected_one: '{{count}} ligne sélectionnée',
    selected_many: '{{count}} lignes sélectionnées',
    selected_other: '{{count}} lignes sélectionnées',
    unselect: 'Effacer la sélection',
    emptyTitle: 'Rien ici pour le moment',
    emptyText: 'Les éléments de cette liste apparaîtront ici.',
    noMatchTitle: 'Rien ne correspond à ces filtres',
    noMatchText: 'Retirez-en un ou effacez-les tous.',
    clearFilters: 'Effacer les filtres',
  },

  state: {
    errorTitle: 'Le chargement n’a pas abouti',
    errorText: 'Rien de ce qui vous appartient n’est perdu. Réessayez ; si le problème persiste, indiquez-nous le numéro ci-dessous.',
    requestId: 'Identifiant de requête',
    copyRequestId: 'Copier l’identifiant de requête',
    contactUs: 'Nous contacter',
    noPermissionTitle: 'Cette page ne vous est pas ouverte',
    noPermissionText: 'Votre rôle ne la couvre pas. Votre superviseur ou administrateur peut vous y donner accès.',
    notFoundTitle: 'Cette page est introuvable',
    notFoundText: 'L’adresse est peut-être ancienne ou mal saisie. Cherchez la page ou repartez de l’accueil.',
  },

  promise: {
    kept: 'Tenu',
    left: 'encore {{duration}}',
    late: '{{duration}} de retard',
    promisedFor: 'Promis pour le',
    days: '{{days}} j',
    daysHours: '{{days}} j {{hours}} h',
    hours: '{{hours}} h',
    hoursMinutes: '{{hours}} h {{minutes}} min',
    minutes: '{{minutes}} min',
  },

  steps: {
    label: 'Étapes',
    position: 'Étape {{step}} sur {{total}} : {{title}}',
    progress: 'Étape {{step}} sur {{total}}',
    done: 'étape terminée',
    now: 'en cours',
    later: 'à venir',
    stopped: 'arrêté ici',
  },

  cells: {
    progress: '{{done}} sur {{total}}',
  },

  draft: {
    saving: 'Enregistrement du brouillon',
    savedAt: 'Brouillon enregistré',
    failed: 'Le brouillon n’a pas pu être enregistré. Votre saisie est toujours là.',
  },

  form: {
    errors_one: 'Un champ est à vérifier',
    errors_many: '{{count}} champs sont à vérifier',
    errors_other: '{{count}} champs sont à vérifier',
    unsavedTitle: 'Quitter sans enregistrer ?',
    unsavedText: 'Votre saisie sur cette page n’est pas encore enregistrée.',
    stay: 'Rester ici',
    leave: 'Quitter',
  },

  actions: {
    label: 'Actions',
    more: 'Autres actions',
    missing_one: 'Il manque encore :',
    missing_many: '{{count}} éléments manquent :',
    missing_other: '{{count}} éléments manquent :',
  },

  files: {
    choose_one: 'Choisissez un fichier',
    choose_many: 'Choisissez des fichiers',
    choose_other: 'Choisissez des fichiers',
    orDrop_one: 'ou déposez-le ici',
    orDrop_many: 'ou déposez-les ici',
    orDrop_other: 'ou déposez-les ici',
    limit: '{{size}} au maximum chacun, {{total}} en tout',
    uploading: '{{share}}, {{done}} sur {{size}}',
    waiting: 'En file d’attente',
    failed: 'Non envoyé. Réessayez.',
    cancelUpload: 'Annuler l’envoi de {{name}}',
    retryUpload: 'Renvoyer {{name}}',
    removeFile: 'Retirer {{name}}',
    added: 'Envoi terminé : {{name}}',
    tooLarge: 'Plus de {{size}}. Réduisez-le ou envoyez-le en plusieurs parties.',
    tooMuch: 'L’ensemble des fichiers ne doit pas dépasser {{size}}.',
    tooMany_one: 'Un seul fichier est autorisé.',
    tooMany_many: '{{count}} fichiers au maximum sont autorisés.',
    tooMany_other: '{{count}} fichiers au maximum sont autorisés.',
    nameTooLong_one: 'Nom de fichier trop long : {{count}} caractère au maximum.',
    nameTooLong_many: 'Nom de fichier trop long : {{count}} caractères au maximum.',
    nameTooLong_other: 'Nom de fichier trop long : {{count}} caractères au maximum.',
    wrongKind: 'Ce type de fichier n’est pas autorisé ici.',
    list: 'Fichiers',
  },

  time: {
    local: '{{time}}, votre heure locale',
    utc: 'UTC',
  },

  toast: {
    region: 'Messages',
    dismiss: 'Fermer ce message',
  },
} satisfies Texts<typeof en, 'fr'>;
