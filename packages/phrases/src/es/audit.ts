import type en from '../en/audit.ts';
import type { Texts } from '../texts.ts';

/** The screen of the audit; what was done stands in `audit-words`. */
export default {
  filter: {
    person: 'Quién',
    action: 'Qué',
    subjectType: 'Tipo de objeto',
    subjectId: 'Número del objeto',
    address: 'Desde qué dirección',
    when: 'Cuándo',
  },
  onBehalf: 'en nombre de {{name}}',
  system: 'Sistema',
  stranger: 'Alguien sin sesión iniciada',
  export: {
    hint: 'Las entradas filtradas en .xlsx, como máximo las {{limit}} más recientes',
  },
  newest: 'Volver a las más recientes',
  noValues: 'No se guardó nada más.',
  masked: 'oculto',
  emptyTitle: 'Aún no ha ocurrido nada',
  emptyText: 'Aquí aparece quién accede y qué cambia el personal, lo más reciente primero.',
} satisfies Texts<typeof en, 'es'>;
