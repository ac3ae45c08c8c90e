import { words } from '../phrase-terms.ts';
import type { Term } from '../phrase-terms.ts';

/** French: vous in wording for every gender, and the terms of the trade. */
export const french: readonly Term[] = [
  { word: /[Rr]éclamation/u, better: 'demande de garantie' },
  { word: words('[Dd]essert'), better: 'pays d’intervention' },
  { word: /avant le/u, better: 'au plus tard le', english: /\bby\b/ },
  { word: /ordres? de travail/u, better: 'ordre d’intervention' },
  { word: words('[Tt]ableurs?'), better: 'feuille de calcul' },
  { word: /[Ii]dentifiant d’appel/u, better: 'référence' },
  { word: words('[Pp]anneaux?'), better: 'module', english: /module/i },
  { word: /jours? ouvrables?/u, better: 'jour ouvré' },
  { word: /[Nn]ote de crédit/u, better: 'avoir' },
  { word: words('[Cc]aution'), better: 'garantie' },
  { word: words('[Tt]u', '[Tt]a', '[Tt]on', '[Tt]es', '[Tt]oi', '[Tt]ien(?:ne)?s?'), better: 'vous' },
  {
    word: /[Vv]ous (?:restez|êtes) (?:connecté|inscrit|déconnecté)(?!\p{L})/u,
    better: 'wording for every gender: Votre session reste ouverte',
  },
  { word: /·|\(e\)|\p{L}\(ne\)/u, better: 'wording for every gender' },
];
