import type en from '../en/on-behalf.ts';
import type { Texts } from '../texts.ts';

/** Acting for a customer. */
export default {
  acting: 'Actúa en nombre de <b>{{person}}</b> (<b>{{company}}</b>).',
  marked: 'Todo lo que envíe llevará la indicación «Presentada por {{name}}» y quedará registrado.',
  actingLabel: 'Actuación en nombre de un cliente',
  stop: 'Dejar de actuar',
  chooseTitle: 'Elegir un cliente',
  chooseNote: 'El cliente en cuyo nombre actúa',
  claimTitle: 'Reclamación para un cliente',
  search: 'Empresa, nombre, correo o n.º fiscal',
  type: {
    label: 'Tipo de cliente',
    portal: 'Portal',
    rts: 'RTS',
  },
  column: {
    country: 'País',
    act: 'Acción',
  },
  actFor: 'Crear solicitud',
  actForNamed: 'Crear solicitud en nombre de {{person}}, {{company}}',
  blockReason: {
    contactDisabled: 'Contacto inactivo',
    accountDisabled: 'Empresa inactiva',
    notActivated: 'Sin activar',
  },
  blockedTitle: 'Ahora no puede actuar en nombre de {{person}}',
  blocked: {
    contactDisabled: 'Este contacto está inactivo. Elija otro contacto de {{company}} o pida que se vuelva a activar.',
    accountDisabled: '{{company}} está inactiva. Un supervisor puede volver a activarla.',
    notActivated: 'El enlace de activación aún no se ha usado. Pida al cliente que lo use o a un supervisor que active la cuenta.',
  },
  chooseOther: 'Elegir otro cliente',
  emptyText: 'Aquí aparecerán los clientes que se registren o que usted añada.',
  view: {
    label: 'Vista',
    customers: 'Clientes',
    drafts: 'Borradores',
    known: 'Cliente existente',
    new: 'Nuevo cliente',
  },
  newCustomer: 'Añadir un cliente nuevo',
  kind: {
    title: '¿Qué presenta en nombre de {{person}}?',
    begin: 'Iniciar',
    otherTeam: 'Las presenta otro equipo.',
  },
  drafts: {
    title: 'Borradores iniciados en nombre de clientes',
    whose: 'Borradores de quién',
    all: 'De mi equipo',
    mine: 'Míos',
    creator: 'Iniciado por',
    emptyTitle: 'No hay borradores en nombre de clientes',
    emptyText:
      'Los borradores que inicie para un cliente se guardan aquí hasta que se envíen. Sus colegas y el cliente pueden continuarlos.',
  },
  new: {
    text: 'Para clientes que no inician sesión en el portal. Nos comunicamos con ellos por correo, por teléfono y a través de su propio sistema.',
    company: 'Empresa',
    contact: 'Persona de contacto',
    role: 'Función en los proyectos',
    languageHint: 'Le escribiremos en este idioma.',
    submit: 'Añadir y continuar',
  },
  duplicates: {
    title: '¿Es uno de estos clientes?',
    text: 'Tienen el mismo número de identificación fiscal o correo electrónico.',
    another: 'No, añadir otro cliente',
    back: 'Volver al formulario',
  },
  filedBy: 'Presentada por <b>{{by}}</b> en nombre de <b>{{person}}</b>',
  submitted: {
    told: 'Presentada en nombre de {{person}} ({{company}}). Enviaremos el acuse de recibo a {{email}}.',
    case: 'Abrir el caso',
    another: 'Actuar en nombre de otro cliente',
  },
} satisfies Texts<typeof en, 'es'>;
