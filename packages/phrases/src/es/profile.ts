import type en from '../en/profile.ts';
import type { Texts } from '../texts.ts';

/** What people see and change of themselves: company, contact, addresses, profile, password, sessions. */
export default {
  hint: {
    taxNo: 'Por ejemplo, B04512345. ¿Aún no lo conoce? Escriba 0.',
    phone: 'Con el prefijo del país; por ejemplo, +34 600 123 456',
    addressTitle: 'Solo la ve su empresa, para encontrar la dirección',
  },

  company: {
    edit: 'Editar la empresa',
    saved: 'Empresa guardada',
    locked: 'La razón social la cambia atención al cliente: figura en contratos y garantías.',
  },

  contact: {
    card: 'Sus datos',
    saved: 'Sus datos se han guardado',
    locked: 'La dirección de correo la cambia atención al cliente: con ella inicia sesión.',
    news: 'Infórmenme por correo electrónico de nuevos productos y servicios',
  },

  addresses: {
    title: 'Direcciones de entrega',
    count: '{{number}} de {{max}}',
    add: 'Nueva dirección',
    added: 'Dirección añadida',
    edit: 'Editar dirección',
    save: 'Guardar dirección',
    saved: 'Dirección guardada',
    default: 'Predeterminada',
    isDefault: 'Dirección predeterminada: aparece la primera al elegir una para una reclamación',
    makeDefault: 'Usar como predeterminada',
    makeDefaultOf: 'Usar como predeterminada: {{name}}',
    madeDefault: '{{name}} es ahora la predeterminada',
    deleteTitle: '¿Eliminar {{name}}?',
    deleteText: 'Las solicitudes con entrega allí conservan su copia de la dirección.',
    deleted: '{{name}} se ha eliminado',
    emptyTitle: 'Aún no hay direcciones',
    emptyText: 'Las direcciones que guarde aquí podrán elegirse para entregas y sustituciones.',
  },

  person: {
    title: 'Perfil',
    edit: 'Editar sus datos',
    inContact: 'El nombre, el teléfono y el cargo se cambian en <link>su contacto</link>.',
    locked: 'El nombre, el correo y la pertenencia los cambia la administración.',
  },

  language: {
    text: 'Los correos llegan en este idioma. Si elige otro, también cambia la interfaz.',
    saved: 'Idioma guardado',
  },

  password: {
    title: 'Contraseña',
    hint: 'De 6 a 16 letras y cifras, al menos una de cada.',
    changedOn: 'Cambiada el <day></day>',
    change: 'Cambiar la contraseña',
    choose: 'Elegir una contraseña',
    text: 'Al cambiarla se cierran todas sus demás sesiones y recibe un correo que lo indica.',
    save: 'Cambiar la contraseña',
    changed: 'Contraseña cambiada',
    changedText: 'Sus demás sesiones se han cerrado. Le hemos enviado un correo.',
    noneTitle: 'Aquí no tiene contraseña',
    noneText: 'Inicia sesión mediante la autenticación unificada. Si quiere además una contraseña, le enviamos un enlace para elegirla.',
    noneAction: 'Recibir un enlace por correo',
  },

  sessions: {
    title: 'Sesiones',
    text: 'Dónde ha iniciado sesión.',
    on: '{{browser}} en {{system}}',
    unknown: 'Dispositivo desconocido',
    here: 'Esta sesión',
    since: 'desde',
    lastSeen: 'última actividad',
    end: 'Cerrar',
    endOf: 'Cerrar la sesión de {{name}}',
    ended: 'Sesión cerrada: {{name}}',
    endOthers: 'Cerrar todas las demás sesiones',
    endOthersTitle: '¿Cerrar todas las demás sesiones?',
    endOthersText: 'Lo que aún no se haya guardado allí puede perderse.',
    othersEnded: 'Todas las demás sesiones se han cerrado',
    stay: 'Aquí la sesión sigue abierta.',
  },
} satisfies Texts<typeof en, 'es'>;
