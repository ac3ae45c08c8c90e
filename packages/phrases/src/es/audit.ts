import type en from '../en/audit.ts';
import type { Texts } from '../texts.ts';

/** The screen of the audit; what was done stands in `audit-words`. */
export default {
  filter: {
    person: 'Quién',
    action: 'Qué',
    subjectType: 'Tipo de objeto',
    subjectId: 'Id. del objeto',
    address: 'Dirección IP',
    when: 'Cuándo',
  },
  onBehalf: 'en nombre de {{name}}',
  system: 'Sistema',
  stranger: 'Sin sesión iniciada',
  export: {
    hint: 'Exportar las entradas filtradas en .xlsx (como máximo, las {{limit}} más recientes)',
  },
  newest: 'Volver a las más recientes',
  noValues: 'No se registraron otros valores.',
  masked: 'oculto',
  emptyTitle: 'Todavía no hay actividad',
  emptyText: 'Aquí aparecerán los inicios de sesión y los cambios del personal, los más recientes primero.',
} satisfies Texts<typeof en, 'es'>;
