import type en from '../en/profile.ts';
import type { Texts } from '../texts.ts';

/** What people see and change of themselves: company, contact, addresses, profile, password, sessions. */
export default {
  hint: {
    taxNo: 'Por ejemplo, B04512345. ¿Aún no lo tiene? Introduzca 0.',
    phone: 'Con el prefijo del país, por ejemplo +34 600 123 456',
    addressTitle: 'Solo visible para su empresa',
  },

  company: {
    edit: 'Editar empresa',
    saved: 'Datos de la empresa guardados',
    locked: 'Para cambiar la razón social, póngase en contacto con atención al cliente. Figura en contratos y garantías.',
  },

  contact: {
    card: 'Sus datos',
    saved: 'Sus datos se han guardado',
    locked: 'Para cambiar el correo electrónico con el que inicia sesión, póngase en contacto con atención al cliente.',
    news: 'Deseo recibir por correo electrónico novedades sobre productos y servicios',
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
    isDefault: 'Dirección predeterminada, la primera que se propone en las reclamaciones',
    makeDefault: 'Usar como predeterminada',
    makeDefaultOf: 'Usar como predeterminada: {{name}}',
    madeDefault: '{{name}} es ahora la predeterminada',
    deleteTitle: '¿Eliminar {{name}}?',
    deleteText: 'Las solicitudes con entrega en ella conservan una copia de la dirección.',
    deleted: '{{name}} se ha eliminado',
    emptyTitle: 'Todavía no hay direcciones',
    emptyText: 'Podrá usar las direcciones que guarde aquí para entregas y reemplazos.',
  },

  person: {
    title: 'Perfil',
    edit: 'Editar sus datos',
    inContact: 'Para cambiar su nombre, teléfono o cargo, vaya a <link>sus datos de contacto</link>.',
    locked: 'Para cambiar su nombre, correo electrónico, empresa o equipo, pídaselo a un administrador.',
  },

  language: {
    text: 'Le enviaremos los correos en este idioma. Al cambiarlo, también cambia el idioma de las páginas.',
    saved: 'Idioma guardado',
  },

  password: {
    title: 'Contraseña',
    hint: 'De 6 a 16 letras y cifras, al menos una de cada',
    changedOn: 'Cambiada el <day></day>',
    change: 'Cambiar contraseña',
    choose: 'Elegir una contraseña',
    text: 'Al cambiarla se cierran todas sus demás sesiones y le avisamos por correo.',
    save: 'Cambiar contraseña',
    changed: 'Contraseña cambiada',
    changedText: 'Sus demás sesiones se han cerrado. Le hemos avisado por correo.',
    noneTitle: 'Aquí no tiene contraseña',
    noneText: 'Inicia sesión con la autenticación unificada. Si también quiere una contraseña, le enviaremos un enlace para elegirla.',
    noneAction: 'Enviarme un enlace',
  },

  sessions: {
    title: 'Sesiones',
    text: 'Dónde tiene la sesión iniciada.',
    on: '{{browser}} en {{system}}',
    unknown: 'Dispositivo desconocido',
    here: 'Esta sesión',
    since: 'desde el',
    lastSeen: 'última actividad el',
    end: 'Cerrar',
    endOf: 'Cerrar la sesión de {{name}}',
    ended: 'Sesión cerrada: {{name}}',
    endOthers: 'Cerrar todas las demás sesiones',
    endOthersTitle: '¿Cerrar todas las demás sesiones?',
    endOthersText: 'Lo que no se haya guardado allí puede perderse.',
    othersEnded: 'Todas las demás sesiones se han cerrado',
    stay: 'En este dispositivo, su sesión seguirá abierta.',
  },
} satisfies Texts<typeof en, 'es'>;
