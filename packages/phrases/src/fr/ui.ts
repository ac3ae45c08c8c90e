import type en from '../en/ui.ts';
import type { Texts } from '../texts.ts';

/** Words of the kit that every screen shares. */
export default {
  retry: 'Réessayer',
  back: 'Retour',
  continue: 'Continuer',
  home: 'Page d’accueil',
  calendar: 'Calendrier',
  readAs: 'Lu comme <b>{{number}}</b>. Vous pouvez utiliser une virgule ou un point.',

  table: {
    filters: 'Afficher ou masquer les filtres',
    columns: 'Colonnes',
    columnsReset: 'Réinitialiser les colonnes',
    rows: 'Lignes',
    perPage: '{{number}} / page',
    page: 'Page',
    range: '{{from}} à {{to}} sur {{total}}',
    atLeast: '{{total}}+',
    selected_one: '{{count}} ligne sélectionnée',
    selected_many: '{{count}} de lignes sélectionnées',
    selected_other: '{{count}} lignes sélectionnées',
    selectAll: 'Sélectionner toutes les lignes de la page',
    details: 'Détails',
    unselect: 'Effacer la sélection',
    emptyTitle: 'Rien ici pour le moment',
    emptyText: 'Les entrées correspondantes apparaîtront ici.',
    old: 'Ces données ne sont peut-être plus à jour.',
    noMatchTitle: 'Aucun résultat pour ces filtres',
    noMatchText: 'Retirez un filtre ou effacez-les tous.',
    clearFilters: 'Effacer les filtres',
  },

  state: {
    errorTitle: 'Le chargement n’a pas abouti',
    errorText: 'Vos données sont intactes. Réessayez. Si le problème persiste, indiquez-nous la référence ci-dessous.',
    requestId: 'Référence',
    copyRequestId: 'Copier la référence',
    noPermissionTitle: 'Vous n’avez pas accès à cette page',
    noPermissionText: 'Votre rôle ne donne pas accès à cette page. Votre superviseur ou votre administrateur peut vous l’accorder.',
    notFoundTitle: 'Page introuvable',
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
    incomplete: 'étape incomplète',
    left: 'Incomplet : {{titles}}',
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
    willSave: 'Enregistrement automatique dès votre première réponse',
    discard: 'Supprimer le brouillon',
  },

  form: {
    errors_one: 'Vérifiez ce champ',
    errors_many: 'Vérifiez ces {{count}} de champs',
    errors_other: 'Vérifiez ces {{count}} champs',
    unsavedTitle: 'Quitter sans enregistrer ?',
    unsavedText: 'Votre saisie sur cette page n’a pas encore été enregistrée.',
    stay: 'Rester',
    leave: 'Quitter',
    kept: 'Nous avons rétabli votre saisie précédente. Elle n’est pas encore enregistrée.',
    keptDiscard: 'Abandonner',
  },

  compare: {
    title: 'Quelqu’un d’autre a modifié ces données pendant votre saisie',
    text: 'Rien n’a encore été écrasé. Comparez les deux versions et choisissez celle à conserver.',
    mine: 'Votre version',
    theirs: 'Version enregistrée',
    same: 'Les deux versions sont identiques.',
    keep: 'Conserver ma version',
    take: 'Utiliser la version enregistrée',
  },

  actions: {
    more: 'Autres actions',
  },

  files: {
    choose_one: 'Choisissez un fichier',
    choose_many: 'Choisissez des fichiers',
    choose_other: 'Choisissez des fichiers',
    orDrop_one: 'ou déposez-le ici',
    orDrop_many: 'ou déposez-les ici',
    orDrop_other: 'ou déposez-les ici',
    limit: '{{size}} au maximum par fichier, {{total}} au total',
    uploading: '{{share}}, {{done}} sur {{size}}',
    waiting: 'En attente',
    stopped: 'Arrêté à {{share}}. La connexion a été perdue.',
    failed: 'Non envoyé. Réessayez.',
    cancelUpload: 'Annuler l’envoi de {{name}}',
    retryUpload: 'Renvoyer {{name}}',
    removeFile: 'Retirer {{name}}',
    added: 'Envoi terminé : {{name}}',
    tooLarge: 'Plus de {{size}}. Réduisez-le ou envoyez-le en plusieurs parties.',
    tooMuch: 'L’ensemble des fichiers ne doit pas dépasser {{size}}.',
    tooMany_one: 'Vous ne pouvez ajouter qu’un seul fichier.',
    tooMany_many: 'Vous pouvez ajouter {{count}} de fichiers au maximum.',
    tooMany_other: 'Vous pouvez ajouter {{count}} fichiers au maximum.',
    nameTooLong_one: 'Nom de fichier trop long : {{count}} caractère au maximum.',
    nameTooLong_many: 'Nom de fichier trop long : {{count}} de caractères au maximum.',
    nameTooLong_other: 'Nom de fichier trop long : {{count}} caractères au maximum.',
    wrongKind: 'Ce type de fichier n’est pas autorisé ici. Types autorisés :',
    list: 'Fichiers',
  },

  time: {
    local: '{{time}}, votre heure locale',
    utc: 'UTC',
  },
} satisfies Texts<typeof en, 'fr'>;
