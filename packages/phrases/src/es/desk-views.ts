import type en from '../en/desk-views.ts';
import type { Texts } from '../texts.ts';

/** Views of the desk that people save. */
export default {
  edit: 'Editar vista',
  saveAs: 'Guardar como vista nueva',
  save: 'Guardar vista',
  nameHint: 'Por ejemplo: Reclamaciones de España',
  seenBy: 'Quién la ve',
  me: 'Solo yo',
  team: 'Mi equipo',
  teamHint: 'Todo el equipo {{team}} puede usarla. Solo usted y sus supervisores pueden modificarla.',
  noTeam: 'Aún no pertenece a ningún equipo, por lo que solo la ve usted.',
  savedBy: 'Guardada por {{name}}',
  earlier: 'Mover hacia el principio',
  later: 'Mover hacia el final',
  delete: 'Eliminar vista',
  deleteTitle: '¿Eliminar esta vista?',
  deleteText: '«{{name}}» se eliminará definitivamente. Las solicitudes no se ven afectadas.',
  deleteSharedText: '«{{name}}» se eliminará definitivamente para todo el equipo. Las solicitudes no se ven afectadas.',
  changed: 'Cambios sin guardar',
  discard: 'Descartar cambios',
  missing: 'Esta vista se eliminó o ya no se comparte con usted. En su lugar se muestran todas las solicitudes.',
  exportHint: 'Exportar esta vista como .xlsx (como máximo las primeras {{limit}} solicitudes)',
  exportCut: 'La exportación termina aquí: está limitada a {{limit}} solicitudes. Filtre la lista para obtener las demás.',
  exportFile: 'solicitudes',
} satisfies Texts<typeof en, 'es'>;
