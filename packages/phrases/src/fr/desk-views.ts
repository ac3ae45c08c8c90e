import type en from '../en/desk-views.ts';
import type { Texts } from '../texts.ts';

/** Views of the desk that people save. */
export default {
  edit: 'Modifier la vue',
  saveAs: 'Enregistrer comme nouvelle vue',
  save: 'Enregistrer la vue',
  nameHint: 'Par exemple : Demandes de garantie d’Espagne',
  seenBy: 'Qui la voit',
  me: 'Moi uniquement',
  team: 'Mon équipe',
  teamHint: 'Toute l’équipe {{team}} peut l’utiliser. Seuls vous et vos superviseurs pouvez la modifier.',
  noTeam: 'Vous ne faites encore partie d’aucune équipe : elle n’est visible que par vous.',
  savedBy: 'Enregistrée par {{name}}',
  earlier: 'Avancer',
  later: 'Reculer',
  delete: 'Supprimer la vue',
  deleteTitle: 'Supprimer cette vue ?',
  deleteText: '« {{name}} » sera définitivement supprimée. Les demandes ne sont pas concernées.',
  deleteSharedText: '« {{name}} » sera définitivement supprimée pour toute l’équipe. Les demandes ne sont pas concernées.',
  changed: 'Modifications non enregistrées',
  discard: 'Annuler les modifications',
  missing: 'Cette vue a été supprimée ou n’est plus partagée avec vous. Toutes les demandes sont affichées à la place.',
  exportHint: 'Exporter cette vue au format .xlsx (les {{limit}} premières demandes au plus)',
  exportCut: 'L’exportation s’arrête ici : elle est limitée à {{limit}} demandes. Filtrez la liste pour obtenir les autres.',
  exportFile: 'demandes',
} satisfies Texts<typeof en, 'fr'>;
