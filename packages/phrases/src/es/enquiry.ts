import type en from '../en/enquiry.ts';
import type { Texts } from '../texts.ts';

/** Texts of enquiries: their fields, what the registry says of a serial number, and what follows. */
export default {
  details: 'Datos de la consulta',
  check: 'Revise su consulta',
  submit: 'Enviar consulta',
  copied: 'Esta es una copia: tiene los mismos datos y archivos, pero otro número y otro estado, y ningún número de serie.',
  submitted: 'Consulta enviada',
  open: 'Abrir consulta',
  startedFor: '<b>{{by}}</b>, de atención al cliente, ha iniciado esta consulta para usted. Revísela, complete lo que falte y envíela.',
  end: 'Recibirá nuestra respuesta en la conversación, donde también podrá hacer más preguntas.',
  hint: {
    desc: 'Qué observa, desde cuándo y qué desea saber',
    phone: 'Solo si desea que le llamemos. Incluya el prefijo del país, por ejemplo +34 600 123 456.',
    address: 'Solo si su pregunta depende de la ubicación',
  },
  serial: {
    looking: 'Consultando nuestro registro',
    genuine: 'Auténtico',
    warranty: 'Garantía de producto hasta el <day>{{day}}</day>',
    warrantyEnded: 'La garantía de producto terminó el <day>{{day}}</day>',
    unknown: 'Este número no figura en nuestro registro. Compárelo con la etiqueta. Aun así, puede enviar la consulta.',
  },
  module: {
    product: 'Modelo de módulo, por ejemplo HD-M72 575 W',
    serial: 'Si se trata de un solo módulo, por ejemplo HD7226W14A018842',
    look: 'Una persona del equipo de módulos revisará su pregunta y sus archivos.',
    title: 'Consulta sobre módulos para un cliente',
    atDesk: 'Consultas sobre módulos en la bandeja',
    otherTeamTitle: 'Las consultas sobre módulos las lleva otro equipo',
    otherTeamText: 'Su equipo lleva las solicitudes de seguidores. Las encontrará en la bandeja.',
  },
  tracker: {
    product: 'Seguidor o pieza, por ejemplo controlador del seguidor',
    serial: 'Si se trata de una sola pieza: el número de su placa de características',
    look: 'Una persona del equipo de seguidores revisará su pregunta y sus archivos.',
    title: 'Consulta sobre seguidores para un cliente',
    atDesk: 'Consultas sobre seguidores en la bandeja',
    otherTeamTitle: 'Las consultas sobre seguidores las lleva otro equipo',
    otherTeamText: 'Su equipo lleva las solicitudes de módulos. Las encontrará en la bandeja.',
  },
} satisfies Texts<typeof en, 'es'>;
