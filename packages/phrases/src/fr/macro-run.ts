import type { Texts } from '../texts.ts';
import type en from '../en/macro-run.ts';

export default {
  did: {
    pickUp: 'Vous êtes désormais responsable',
    message: 'Message écrit en {{language}}',
    note: 'Note écrite',
    askDetails: 'Données demandées au client',
    askSerials: 'Client interrogé sur des numéros de série',
    askFiles: 'Fichiers demandés au client',
    askBank: 'Coordonnées bancaires demandées au client',
    setDates: 'Dates de livraison fixées',
    remind: 'Client relancé',
    linkDuplicate: 'Liée à {{number}}',
    proposeRejection: 'Refus proposé : {{reason}}',
    complete: 'Demande terminée',
  },
  input: {
    fields: 'Quelles données ?',
    duplicate: 'Quelle demande de garantie se poursuit ?',
    duplicateHint: 'Choisissez une demande de garantie ou saisissez son numéro.',
    dates: 'Départ et arrivée',
    deliveries: 'Quelles livraisons ?',
    later: 'Choisi à l’exécution de la macro',
  },
  tasks: 'La relance mentionne :',
  openTask: 'Ouvrir l’action requise',
  remindInstead: 'Relancer plutôt',
  nothingSent: 'Rien n’a été envoyé ni modifié.',
  next: 'Dossier suivant',
  undoLeft: 'Vous pouvez annuler pendant encore {{time}}.',
  stays: 'L’annulation n’y change rien',
  undone: '« {{name}} » a été annulée',
  takenBack: 'Annulé',
  stayed: 'Reste tel quel',
} satisfies Texts<typeof en, 'fr'>;
