import type en from '../en/absence.ts';
import type { Texts } from '../texts.ts';

/** Out of office, and who stands in. */
export default {
  note: 'Jours en UTC',
  new: 'Saisir une absence',
  person: 'Personne',
  save: 'Enregistrer l’absence',
  saved: 'Absence enregistrée',
  ended: 'Absence terminée',
  whatTitle: 'Pendant une absence',
  what: 'Les demandes qui arrivent à échéance ou attendent notre réponse passent au remplaçant. Les clients voient le nouveau nom. Ce qui est encore ouvert revient ensuite.',
  open: 'Ouvertes : {{number}}',
  here: 'Au bureau',
  away: 'Absence',
  planned: 'Prévue',
  standIn: 'Remplaçant : {{name}}',
  handedOver: 'Chez le remplaçant : {{number}}',
  endNow: 'Terminer maintenant',
  cancel: 'Annuler l’absence',
  mark: 'Absence jusqu’au {{until}}. Remplaçant : {{name}}',
  for: 'pour {{name}}',
  warning: '{{name}} : absence jusqu’au {{until}}. Ce qui arrive à échéance passe à {{standIn}}.',
} satisfies Texts<typeof en, 'fr'>;
