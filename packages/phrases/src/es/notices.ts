import type en from '../en/notices.ts';
import type { Texts } from '../texts.ts';

/** Words of the bell and of the notices that it tells. */
export default {
  title: 'Avisos',
  markAll: 'Marcar todo como leído',
  all: 'Todos los avisos',
  shown: 'Filtrar avisos',
  shownAll: 'Todos',
  shownUnread: 'Sin leer',
  more: 'Mostrar más',
  emptyTitle: 'Todavía no hay avisos',
  emptyText: 'Aquí verá lo que ocurre con sus solicitudes.',
  noneUnread: 'No hay avisos sin leer',
  kind: {
    message: 'Mensajes nuevos',
    question: 'Una pregunta para usted',
    filedForYou: 'Hemos presentado una solicitud en su nombre',
    bound: 'Su consulta está en el portal',
    pickedUp: '{{owner}} lleva su solicitud',
    ownerChanged: '{{owner}} lleva ahora su solicitud',
    contactChanged: 'Ahora usted es la persona de contacto',
    replied: 'Hemos respondido a su consulta',
    turnedIntoClaim: 'Reclamación {{claimNo}} a partir de su consulta',
    completed: 'Su consulta está completada',
    notForUs: 'No podemos ayudarle con esto',
    withdrawn: 'La solicitud se ha retirado',
    assigned: 'Solicitud asignada a usted',
    reopened: 'Consulta reabierta',
    rejected: 'Hemos rechazado su reclamación',
    appealed: 'Reclamación recurrida',
    firstContactLate: 'El primer contacto se retrasa',
    pickUpLate: 'La asunción se retrasa',
  },
} satisfies Texts<typeof en, 'es'>;
