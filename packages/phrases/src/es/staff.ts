import type en from '../en/staff.ts';
import type { Texts } from '../texts.ts';

/** The administration of call-center users and their teams. */
export default {
  invite: 'Invitar',
  teams: 'Equipos',
  filter: {
    search: 'Nombre o correo electrónico',
    role: 'Rol',
  },
  you: 'Usted',
  ownLocked: 'No puede desactivarse a sí mismo. Otro administrador puede hacerlo.',
  noTeam: 'Sin equipo',
  menu: 'Acciones de {{name}}',
  action: {
    inviteAgain: 'Enviar la invitación de nuevo',
    endSessions: 'Cerrar todas las sesiones',
    unbind: 'Desvincular la autenticación unificada',
  },
  form: {
    inviteTitle: 'Invitar a un usuario del centro de atención',
    emailHint: 'Allí se envía el enlace para elegir una contraseña. No puede ser la dirección de un cliente.',
    languageHint: 'La invitación se redacta en él.',
    rolesHint: 'Puede elegir varios; se aplican de inmediato.',
  },
  done: {
    sessions: '{{name}}: sesiones cerradas',
    unbound: '{{name}} ya no está vinculado a la autenticación unificada',
  },
  endSessions: {
    title: '¿Cerrar todas las sesiones de {{name}}?',
    text: 'Lo que no esté guardado allí se pierde. Puede volver a acceder enseguida.',
  },
  unbind: {
    title: '¿Desvincular a {{name}} de la autenticación unificada?',
    text: 'Se cierran todas sus sesiones. En el próximo acceso se vincula de nuevo: por su dirección si el proveedor la ha verificado; si no, con su contraseña.',
  },
  disable: {
    text: 'Se cierran todas sus sesiones al momento y no podrá acceder hasta que se vuelva a activar. Lo que hizo queda registrado.',
    what: 'Qué ocurre con los casos abiertos',
    toColleague: 'Pasar a otra persona del equipo',
    toUnassigned: 'Devolver a sin asignar',
    colleague: 'Persona que los recibe',
    noColleague: 'Nadie puede llevarlos todos',
    reasonHint: 'Queda en la auditoría y en los casos, por ejemplo: dejó la empresa.',
    cases_one: '{{name}} tiene un caso abierto.',
    cases_many: '{{name}} tiene {{number}} de casos abiertos.',
    cases_other: '{{name}} tiene {{number}} casos abiertos.',
    load_one: '{{count}} abierto',
    load_many: '{{count}} abiertos',
    load_other: '{{count}} abiertos',
  },
  team: {
    title: 'Equipos del centro de atención',
    name: 'Nombre del equipo',
    add: 'Añadir',
    added: 'Equipo añadido',
    rename: 'Cambiar el nombre de {{name}}',
    renamed: 'Equipo renombrado',
    remove: 'Eliminar {{name}}',
    removeTitle: '¿Eliminar el equipo {{name}}?',
    removeText: 'Sus miembros siguen, sin equipo.',
    removeConfirm: 'Eliminar el equipo',
    removed: 'Equipo eliminado',
    emptyTitle: 'Aún no hay equipos',
    emptyText: 'Los equipos indican quién trabaja junto. Aparecen en la lista y como filtro.',
    members_one: '{{count}} persona',
    members_many: '{{count}} de personas',
    members_other: '{{count}} personas',
  },
  emptyTitle: 'Aún no hay usuarios del centro de atención',
  emptyText: 'Aquí aparecen las personas que invite.',
} satisfies Texts<typeof en, 'es'>;
