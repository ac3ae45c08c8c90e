import type en from '../en/audit.ts';
import type { Texts } from '../texts.ts';

/** The screen of the audit; what was done stands in `audit-words`. */
export default {
  filter: {
    person: 'Auteur',
    action: 'Action',
    subjectType: 'Type d’objet',
    subjectId: 'Identifiant de l’objet',
    address: 'Adresse IP',
    when: 'Période',
  },
  onBehalf: 'pour {{name}}',
  system: 'Système',
  stranger: 'Personne non connectée',
  export: {
    hint: 'Exporter les entrées filtrées en .xlsx ({{limit}} plus récentes au maximum)',
  },
  newest: 'Revenir aux plus récentes',
  noValues: 'Aucune autre valeur enregistrée.',
  masked: 'masqué',
  emptyTitle: 'Aucune activité pour le moment',
  emptyText: 'Les connexions et les modifications du personnel apparaîtront ici, les plus récentes en premier.',
} satisfies Texts<typeof en, 'fr'>;
