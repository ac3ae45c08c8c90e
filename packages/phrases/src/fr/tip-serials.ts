import type { Texts } from '../texts.ts';
import type en from '../en/tip-serials.ts';

export default {
  which: 'Quels numéros de série ?',
  all_one: 'Le seul numéro de série',
  all_many: 'Les {{number}} de numéros de série',
  all_other: 'Les {{number}} numéros de série',
  named: 'Certains numéros de série',
  namedHint: 'Un par ligne, ou séparés par des virgules',
  why: 'Que doit faire le client ?',
  whyHint: 'Par exemple : vérifier la lettre O et le chiffre 0',
  again: 'Les nouveaux numéros de série seront vérifiés à leur tour. Pour ceux qui restent, ce qui a été décidé est conservé.',

  inQuestion_one: '{{number}} numéro de série à vérifier',
  inQuestion_many: '{{number}} de numéros de série à vérifier',
  inQuestion_other: '{{number}} numéros de série à vérifier',
  noteHint: 'Par exemple : pourquoi la liste est correcte',
  mark: {
    filter: 'Partie de la liste',
    asked: 'À vérifier',
    added: 'Nouveau',
  },

  addedCount_one: '{{number}} ajouté',
  addedCount_many: '{{number}} ajoutés',
  addedCount_other: '{{number}} ajoutés',
  removedCount_one: '{{number}} retiré',
  removedCount_many: '{{number}} retirés',
  removedCount_other: '{{number}} retirés',
  changedCount_one: '{{number}} modifié',
  changedCount_many: '{{number}} modifiés',
  changedCount_other: '{{number}} modifiés',
  unchanged: 'Aucun changement dans la liste',
  total_one: '{{number}} numéro de série dans la liste',
  total_many: '{{number}} de numéros de série dans la liste',
  total_other: '{{number}} numéros de série dans la liste',
  piecesDiffer: 'La demande porte sur {{pieces}} modules, mais la liste compte {{serials}} numéros de série',
  kinds: {
    added: 'Numéros ajoutés',
    removed: 'Numéros retirés',
    changed: 'Numéros modifiés',
  },
  openChanges: 'Ouvrir tous les changements',
  changes: 'Changements dans la liste',
  noChanges: 'Aucun de ce type',
  before: 'Avant',
  now: 'Maintenant',

  recallTitle: 'Annuler cette action requise ?',
  recallText: 'La liste redevient ce qu’elle était avant la question. Ce que le client a modifié depuis sera perdu.',
} satisfies Texts<typeof en, 'fr'>;
