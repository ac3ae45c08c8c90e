import type en from '../en/audit.ts';
import type { Texts } from '../texts.ts';

/** The screen of the audit; what was done stands in `audit-words`. */
export default {
  filter: {
    person: 'Qui',
    action: 'Quoi',
    subjectType: 'Type d’objet',
    subjectId: 'Numéro de l’objet',
    address: 'Depuis quelle adresse',
    when: 'Quand',
  },
  onBehalf: 'au nom de {{name}}',
  system: 'Système',
  stranger: 'Personne non connectée',
  export: {
    hint: 'Les entrées filtrées en .xlsx, au plus les {{limit}} plus récentes',
  },
  newest: 'Revenir aux plus récentes',
  noValues: 'Rien d’autre n’a été consigné.',
  masked: 'masqué',
  emptyTitle: 'Rien ne s’est encore passé',
  emptyText: 'Les connexions et les modifications du personnel apparaissent ici, les plus récentes d’abord.',
} satisfies Texts<typeof en, 'fr'>;
