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
    place: 'Lugar',
    serves: 'Atiende',
    people: 'Personas',
  },
  disableText: 'Se cierran al momento las sesiones de todo su personal, que no podrá acceder hasta que se vuelva a activar.',
  disableUserText: 'Se cierran sus sesiones al momento y no podrá acceder hasta que se vuelva a activar.',
  servesHint: 'Países en los que acepta trabajos.',
  emailHint: 'De la oficina, por ejemplo service@company.com.',
  person: {
    none: 'Aún no hay nadie. Invite a la primera persona.',
    locked: 'La empresa está desactivada',
    invite: 'Invitar a una persona',
    inviteTitle: 'Invitar a {{company}}',
  },
  people: 'Mostrar personas',
  peopleOf: 'Personas de {{name}}',
  emptyTitle: 'Aún no hay proveedores de servicios',
  emptyText: 'Aquí aparecen las empresas que ejecutan órdenes de trabajo, con su personal.',
} satisfies Texts<typeof en, 'es'>;
