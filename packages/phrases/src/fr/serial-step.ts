import type en from '../en/serial-step.ts';
import type { Texts } from '../texts.ts';

/** Words of the step that adds serial numbers: what there is to do, files that can’t be read, what was discarded. */
export default {
  head: {
    empty: 'Quels modules sont concernés\u202f?',
    reading: 'Lecture de votre feuille de calcul',
    adding: 'Ajout de vos numéros de série',
    ready_one: 'Lignes lues : {{rows}}. À ajouter : {{number}}',
    ready_many: 'Lignes lues : {{rows}}. À ajouter : {{number}}',
    ready_other: 'Lignes lues : {{rows}}. À ajouter : {{number}}',
    listed_one: '{{number}} numéro de série dans votre demande',
    listed_many: '{{number}} de numéros de série dans votre demande',
    listed_other: '{{number}} numéros de série dans votre demande',
  },

  headText: {
    empty: 'Envoyez leurs numéros de série dans une feuille de calcul, ou collez-les.',
    reading: 'Nous comparons chaque numéro à notre registre et aux demandes précédentes.',
    ready: 'Parcourez-les, puis ajoutez-les à votre demande. Les avertissements ne bloquent pas l’envoi.',
    listed: 'Ajoutez-en d’autres ou continuez.',
  },

  drop: {
    title: 'Déposez votre feuille de calcul ici',
    choose: 'Choisir une feuille de calcul',
    hint: '.xlsx ou .xls, {{rows}} lignes au maximum',
  },

  sheet: {
    title: 'À quoi ressemble la feuille de calcul',
    label: 'Modèle avec les colonnes numéro de série, type et puissance. Seule la première est obligatoire.',
  },

  where: {
    title: 'Où se trouve le numéro',
    picture: 'Sur l’étiquette au dos et sur le petit côté du cadre',
    text: 'Sur l’étiquette au dos et sur le petit côté du cadre. Les deux numéros doivent être identiques.',
  },

  checked: {
    title: 'Ce que nous vérifions',
    made: 'Fabriqué par nous, type et puissance conformes',
    warranty: 'Sous garantie à la date d’apparition du défaut',
    warrantyOn: 'Sous garantie le {{day}}, date d’apparition du défaut',
    region: 'Vendu dans votre région et absent de toute autre demande en cours',
  },

  wrong: {
    text: 'C’est un fichier texte (CSV), pas un classeur Excel',
    webPage: 'C’est une page web, pas un classeur Excel',
    sheet: 'C’est une feuille de calcul d’un autre format, ni .xlsx ni .xls',
    other: 'Ce n’est pas une feuille de calcul',
    inIt: 'Ce qu’il contient',
    lines: 'Premières lignes du fichier',
    toDo: 'Que faire',
    open: 'Ouvrez le fichier dans Excel',
    save: 'Choisissez Fichier, Enregistrer sous, <b>Classeur Excel (.xlsx)</b>',
    again: 'Choisissez le nouveau fichier',
    useTemplate: 'Saisissez les numéros dans notre modèle, ou collez-les.',
  },

  discarded: {
    title_one: 'Vous avez abandonné {{number}} numéro de série',
    title_many: 'Vous avez abandonné {{number}} de numéros de série',
    title_other: 'Vous avez abandonné {{number}} numéros de série',
    text: 'Depuis <file>{{file}}</file>. Rien n’a été ajouté à votre demande. Vous pouvez les rétablir jusqu’au <time></time>.',
    restore: 'Rétablir',
  },

  line: {
    waiting: 'Attend le fichier précédent',
    ready_one: 'Lignes lues : {{rows}}. À ajouter : {{number}}. Pas encore dans votre demande.',
    ready_many: 'Lignes lues : {{rows}}. À ajouter : {{number}}. Pas encore dans votre demande.',
    ready_other: 'Lignes lues : {{rows}}. À ajouter : {{number}}. Pas encore dans votre demande.',
    later: 'Vous pourrez les ajouter une fois l’autre fichier terminé',
  },
} satisfies Texts<typeof en, 'fr'>;
