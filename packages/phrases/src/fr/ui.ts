import type en from '../en/ui.ts';
import type { Texts } from '../texts.ts';

/** Words of the kit that every screen shares. */
export default {
  retry: 'Réessayer',
  back: 'Retour',
  continue: 'Continuer',
  home: 'Page d’accueil',
  calendar: 'Calendrier',
  readAs: 'Lu comme <b>{{number}}</b>. Virgule ou point, les deux conviennent.',

  table: {
    filters: 'Afficher ou masquer les filtres',
    columns: 'Colonnes',
    columnsReset: 'Rétablir les colonnes habituelles',
    rows: 'Lignes',
    perPage: '{{number}} / page',
    page: 'Page',
    range: '{{from}} à {{to}} sur {{total}}',
    atLeast: '{{total}}+',
    selected_one: '{{count}} ligne sélectionnée',
    selected_many: '{{count}} lignes sélectionnées',
    selected_other: '{{count}} lignes sélectionnées',
    selectAll: 'Sélectionner toutes les lignes de la page',
    details: 'Détails',
    unselect: 'Effacer la sélection',
    emptyTitle: 'Rien ici pour le moment',
    emptyText: 'Les éléments de cette liste apparaîtront ici.',
    old: 'Ce que vous voyez n’est peut-être plus à jour.',
    noMatchTitle: 'Rien ne correspond à ces filtres',
    noMatchText: 'Retirez-en un ou effacez-les tous.',
    clearFilters: 'Effacer les filtres',
  },

  state: {
    errorTitle: 'Le chargement n’a pas abouti',
    errorText: 'Rien de ce qui vous appartient n’est perdu. Réessayez ; si le problème persiste, indiquez-nous le numéro ci-dessous.',
    requestId: 'Référence',
    copyRequestId: 'Copier l’identifiant de requête',
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
    willSave: 'S’enregistre dès votre première réponse',
    discard: 'Supprimer le brouillon',
  },

  form: {
    errors_one: 'Un champ est à vérifier',
    errors_many: '{{count}} champs sont à vérifier',
    errors_other: '{{count}} champs sont à vérifier',
    unsavedTitle: 'Quitter sans enregistrer ?',
    unsavedText: 'Votre saisie sur cette page n’est pas encore enregistrée.',
    stay: 'Rester ici',
    leave: 'Quitter',
    kept: 'Votre saisie précédente est de nouveau là. Elle n’est pas encore enregistrée.',
    keptDiscard: 'L’abandonner',
  },

  compare: {
    title: 'Ces données ont été modifiées ailleurs entre-temps',
    text: 'Rien n’est encore écrasé. Comparez les deux versions et choisissez celle à conserver.',
    mine: 'Ici',
    theirs: 'Enregistré ailleurs',
    same: 'Les deux versions sont identiques.',
    keep: 'Conserver ma saisie',
    take: 'Prendre l’autre version',
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
    limit: '{{size}} au maximum chacun, {{total}} en tout',
    uploading: '{{share}}, {{done}} sur {{size}}',
    waiting: 'En file d’attente',
    stopped: 'Arrêté à {{share}}. La connexion a été perdue.',
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
    wrongKind: 'Ce type de fichier n’est pas autorisé ici. Types autorisés :',
    list: 'Fichiers',
  },

  time: {
    local: '{{time}}, votre heure locale',
    utc: 'UTC',
  },
} satisfies Texts<typeof en, 'fr'>;
