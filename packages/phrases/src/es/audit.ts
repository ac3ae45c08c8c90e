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
    from: 'Desde',
    to: 'Hasta',
    clear: 'Borrar',
  },
  onBehalf: 'en nombre de {{name}}',
  system: 'Sistema',
  stranger: 'Alguien sin sesión iniciada',
  export: {
    button: 'Exportar',
    hint: 'Las entradas filtradas en .xlsx, como máximo las {{limit}} más recientes',
  },
  older: 'Entradas anteriores',
  newest: 'Volver a las más recientes',
  field: 'Campo',
  noValues: 'No se guardó nada más.',
  masked: 'oculto',
  yes: 'Sí',
  no: 'No',
  emptyTitle: 'Aún no ha ocurrido nada',
  emptyText: 'Aquí aparece quién accede y qué cambia el personal, lo más reciente primero.',
} satisfies Texts<typeof en, 'es'>;
