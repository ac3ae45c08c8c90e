import type en from '../en/absence.ts';
import type { Texts } from '../texts.ts';

/** Out of office, and who stands in. */
export default {
  weeks: 'Absences, 4 semaines',
  note: 'Une case représente un jour ouvré, en UTC',
  column: {
    person: 'Personne',
    days: 'Jours',
    away: 'Absence',
    standIn: 'Remplaçant',
  },
  new: 'Saisir une absence',
  person: 'Personne',
  choices: {
    handNew: 'Les nouvelles demandes passent au remplaçant',
    handOpen: 'Celles déjà ouvertes aussi, à l’échéance',
    tellCustomers: 'Prévenir les clients qui écrivent',
  },
  awayThen: '{{name}} n’est pas non plus disponible à ces dates (absence jusqu’au {{until}}).',
  free: 'Disponibles à ces dates :',
  noneFree: 'Personne d’autre n’est disponible à ces dates.',
  everyone: 'Absences de toute l’équipe',
  save: 'Enregistrer l’absence',
  saved: 'Absence enregistrée',
  ended: 'Absence terminée',
  whatTitle: 'Pendant une absence',
  what: 'Les demandes qui arrivent à échéance ou attendent notre réponse passent au remplaçant. Les clients voient le nouveau nom. Les demandes confiées au remplaçant reviennent ensuite, si elles sont encore ouvertes.',
  open: 'Ouvertes : {{number}}',
  here: 'Au bureau',
  away: 'Absence',
  until: 'jusqu’au <day>{{until}}</day>',
  fromUntil: 'du <day>{{from}}</day> au <day>{{until}}</day>',
  editOf: 'Modifier l’absence : {{name}}',
  endNow: 'Terminer maintenant',
  cancel: 'Annuler l’absence',
  nowWith: 'Actuellement confiées à {{name}}',
  back: 'Retour à {{name}} après le <day>{{day}}</day>',
  allOnDesk: 'Tout afficher dans la liste',
  mark: 'Absence jusqu’au {{until}}. Remplaçant : {{name}}',
  for: 'Remplace {{name}}',
  warning: '{{name}} : absence jusqu’au {{until}}. Ce qui arrive à échéance passe à {{standIn}}.',
} satisfies Texts<typeof en, 'fr'>;
