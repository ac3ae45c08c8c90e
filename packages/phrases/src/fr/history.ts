import type en from '../en/history.ts';
import type { Texts } from '../texts.ts';

/** Words of requests that are over, and of what is known of one module. */
export default {
  title: 'Historique des demandes',
  search: 'N° de série, projet, numéro, mot',
  result: 'Résultat',
  all: 'Toutes',
  closed: 'Clôture',
  closedUtc: 'Clôture (UTC)',
  pieces: 'Pièces',
  project: 'Projet',
  importedFrom: 'Importée de {{system}}',
  importedNote: 'Cette demande provient d’un ancien système, {{system}}. Elle est close et peut seulement être consultée.',
  emptyTitle: 'Aucune demande close pour le moment',
  emptyText: 'Les demandes terminées, refusées et retirées apparaissent ici, y compris celles d’anciens systèmes.',
  toPassport: 'Voir tout ce que nous savons du module <link>{{sn}}</link>.',
  openRequest: 'Ouvrir la demande',
  openMessages: 'Ouvrir la conversation',
  took: {
    completed: 'De l’envoi à la clôture',
    rejected: 'De l’envoi au refus',
    withdrawn: 'De l’envoi au retrait',
  },
  details: 'Détails',
  description: 'Description',
  outcome: 'Issue',
  serialNumbers: 'Numéros de série',
  firstSerials: 'Les {{shown}} premiers sur {{total}}',

  passport: {
    title: 'Passeport du module',
    genuine: 'Authentique',
    unknown: 'Absent de notre registre',
    other: 'Autre numéro de série',
    missingTitle: 'Aucun passeport pour ce numéro de série',
    missingText:
      'Vérifiez le numéro. Les clients peuvent ouvrir le passeport des modules que leur entreprise a indiqués dans une demande envoyée.',
    warranty: 'Garantie',
    product: 'Garantie produit',
    performance: 'Garantie de performance',
    until: 'Jusqu’au {{day}}',
    ended: 'Expirée le {{day}}',
    life: 'Vie de ce module',
    module: 'Module',
    grade: 'Classe de qualité',
    made: 'Fabrication',
    region: 'Zone de garantie',
    settled: 'Remplacement ou indemnisation',
    warrantyStarted: 'Début de la garantie',
    noRequests: 'Aucune demande ne mentionne ce module.',
  },
} satisfies Texts<typeof en, 'fr'>;
