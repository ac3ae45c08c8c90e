import type en from '../en/on-behalf.ts';
import type { Texts } from '../texts.ts';

/** Acting for a customer. */
export default {
  acting: 'Actúa por <b>{{company}}</b>, como <b>{{person}}</b>.',
  marked: 'Lo que envíe llevará la indicación «introducido por {{name}}» y quedará registrado.',
  actingLabel: 'Actuación en nombre de un cliente',
  stop: 'Dejar de actuar',
  chooseTitle: 'Elegir un cliente',
  chooseNote: 'por el que actúa',
  claimTitle: 'Reclamación en nombre de un cliente',
  search: 'Empresa, nombre, correo o número de identificación fiscal',
  type: {
    label: 'Tipo de cliente',
    portal: 'Portal',
    rts: 'RTS',
  },
  column: {
    country: 'País',
    act: 'Actuar',
  },
  actFor: 'Actuar por',
  actForNamed: 'Actuar por {{person}}, {{company}}',
  blockReason: {
    contactDisabled: 'Persona de contacto desactivada',
    accountDisabled: 'Empresa desactivada',
    notActivated: 'Sin activar todavía',
  },
  blockedTitle: 'En este momento no puede actuar por {{person}}',
  blocked: {
    contactDisabled: 'Este contacto está desactivado. Elija otro de {{company}} o pida que se vuelva a habilitar.',
    accountDisabled: '{{company}} está desactivada. Un supervisor puede volver a habilitarla.',
    notActivated: 'El enlace de activación aún no se ha usado. Pida al cliente que lo use; un supervisor puede ayudar con la activación.',
  },
  chooseOther: 'Elegir otro cliente',
  emptyText: 'Aquí aparecen los clientes que se registran y los que usted introduce.',
  view: {
    label: 'Qué mostrar',
    customers: 'Clientes',
    drafts: 'Borradores iniciados',
    known: 'Cliente conocido',
    new: 'Nuevo cliente',
  },
  newCustomer: 'Introducir un cliente nuevo',
  kind: {
    title: '¿Qué presenta por {{person}}?',
    begin: 'Empezar',
    prepared: 'Este tipo está en preparación. Hasta entonces, anote la llamada.',
    otherTeam: 'Los presenta otro equipo.',
  },
  drafts: {
    title: 'Borradores iniciados en nombre de clientes',
    whose: 'Borradores de quién',
    all: 'Del equipo',
    mine: 'Míos',
    creator: 'Iniciado por',
    emptyTitle: 'No hay borradores en nombre de clientes',
    emptyText: 'Lo que inicie para un cliente se guarda aquí hasta que se envíe. Sus colegas y el cliente pueden continuarlo.',
  },
  new: {
    text: 'Un cliente sin acceso al portal. Recibe correos y se le localiza por teléfono y en su propio sistema.',
    company: 'La empresa',
    contact: 'El contacto',
    role: 'Función en los proyectos',
    languageHint: 'En el que les escribimos',
    submit: 'Introducir y continuar',
  },
  duplicates: {
    title: '¿Es uno de estos clientes?',
    text: 'Tienen el mismo número de identificación fiscal o correo electrónico.',
    another: 'No, introducir otro cliente',
    back: 'Volver al formulario',
  },
  filedBy: 'Presentado por <b>{{by}}</b> en nombre de <b>{{person}}</b>',
  submitted: {
    told: 'Presentado por {{person}} ({{company}}). El acuse de recibo se envía por correo a {{email}}.',
    case: 'Abrir el caso',
    another: 'Actuar por otro cliente',
  },
} satisfies Texts<typeof en, 'es'>;
