import type en from '../en/providers.ts';
import type { Texts } from '../texts.ts';

/** The administration of service provider companies and their people. */
export default {
  add: 'Añadir proveedor de servicios',
  filter: {
    search: 'Nombre, ciudad o correo',
    country: 'Sede en',
  },
  column: {
    name: 'Proveedor de servicios',
    place: 'Ubicación',
    serves: 'Países atendidos',
    people: 'Personas',
  },
  disableText:
    'Se cerrarán de inmediato las sesiones de todas las personas de esta empresa, que no podrán volver a iniciar sesión hasta que active la empresa.',
  disableUserText: 'Se cerrará su sesión de inmediato y no podrá volver a iniciarla hasta que se active de nuevo su acceso.',
  servesHint: 'Países en los que acepta trabajos',
  emailHint: 'La dirección de la oficina, por ejemplo servicio@empresa.com',
  person: {
    none: 'Todavía no hay nadie. Invite a la primera persona.',
    locked: 'La empresa está inactiva',
    invite: 'Invitar a una persona',
    inviteTitle: 'Invitar a una persona a {{company}}',
  },
  people: 'Mostrar personas',
  peopleOf: 'Personas de {{name}}',
  emptyTitle: 'Todavía no hay proveedores de servicios',
  emptyText: 'Aquí aparecerán las empresas que ejecutan órdenes de trabajo y su personal.',
} satisfies Texts<typeof en, 'es'>;
