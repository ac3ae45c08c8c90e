import type en from '../en/module-claim.ts';
import type { Texts } from '../texts.ts';

/** Words of module claims: their fields, their wizard, and what follows it. */
export default {
  place: 'Lieu',
  step: {
    details: 'Informations',
    shipping: 'Lieu de livraison',
    serials: 'Numéros de série',
  },
  continueTo: {
    shipping: 'Continuer vers la livraison',
    serials: 'Continuer vers les numéros de série',
  },
  submit: 'Envoyer la demande',
  noSerials: 'Ajoutez d’abord au moins un numéro de série',
  details: {
    whatTitle: 'Ce qui s’est passé',
    projectTitle: 'Le projet',
  },
  shipping: {
    bookTitle: 'Dans votre carnet d’adresses',
    other: 'Autre adresse',
    otherHint: 'Saisissez-la ci-dessous ; votre carnet d’adresses reste inchangé.',
    whereTitle: 'Où livrer les remplacements',
    deliveryTitle: 'Livraison',
  },
  hint: {
    desc: 'Ce que vous constatez, depuis quand et sur combien de modules. Par exemple : points chauds sur 480 modules après la tempête du 12 mars.',
    defectDate: 'Le jour où le défaut a été constaté',
    quantity: 'Modules défectueux, par exemple 480',
    lastRequestNo: 'Si nous avons déjà traité ce sujet, par exemple MC-20260902-00003',
    projectName: 'Par exemple : Almería Norte 3',
    capacity: 'Tous les modules posés ensemble, par exemple 49900',
    projectAddress: 'Rue ou parcelle, s’il y en a une',
    bracket: 'Comment les modules sont posés',
    region: 'Si vous laissez ce champ vide, la région de votre compte s’applique',
    phone: 'Avec l’indicatif du pays, par exemple +33 6 12 34 56 78',
    taxNo: '5 caractères au minimum, par exemple FR12345678901. Pas encore connu ? Saisissez 0.',
    deliverPhone: 'Qui le transporteur doit appeler, par exemple +33 6 12 34 56 78',
    deliverAddress: 'Portail, horaires, quai : ce que le transporteur doit savoir en plus de la rue',
  },
  need: {
    title: 'À préparer',
    serials: 'Les numéros de série, de préférence dans un tableau',
    photos: 'Des photos de la face avant, de l’étiquette au dos et du défaut',
    date: 'Le jour où le défaut a été constaté',
    address: 'Une adresse où livrer d’éventuels remplacements',
  },
  copied:
    'Ceci est une copie. Les informations et les fichiers ont été repris ; le numéro, le statut et les numéros de série ne l’ont pas été.',
  review: {
    serials_one: '{{number}} numéro de série.',
    serials_many: '{{number}} numéros de série.',
    serials_other: '{{number}} numéros de série.',
    warned_one: '{{number}} avec avertissement ; nous l’examinerons avec vous.',
    warned_many: '{{number}} avec avertissement ; nous les examinerons avec vous.',
    warned_other: '{{number}} avec avertissement ; nous les examinerons avec vous.',
  },
  submitted: 'Votre demande est envoyée',
  open: 'Ouvrir la demande',
  next: {
    look: 'Une personne de l’équipe modules prend la demande en charge et examine vos numéros de série et vos fichiers.',
    end: 'Vous recevez une proposition à accepter ou à décliner : indemnisation, réparation ou remplacement.',
  },
  onBehalf: {
    title: 'Demande de garantie modules pour un client',
    atDesk: 'Garanties modules dans la liste',
    otherTeamTitle: 'Les garanties modules relèvent d’une autre équipe',
    otherTeamText: 'Votre équipe traite les demandes trackers. Vous les trouvez dans la liste des demandes.',
    startedFor:
      '<b>{{by}}</b>, de notre service client, a commencé cette demande pour vous. Vérifiez-la, complétez-la et envoyez-la quand elle est prête.',
  },
} satisfies Texts<typeof en, 'fr'>;
