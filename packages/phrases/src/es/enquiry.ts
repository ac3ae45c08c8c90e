import type en from '../en/enquiry.ts';
import type { Texts } from '../texts.ts';

/** Texts of enquiries: their fields, what the registry says of a serial number, and what follows. */
export default {
  details: 'Datos de la consulta',
  check: 'Revise su consulta',
  submit: 'Enviar la consulta',
  copied: 'Esta es una copia. Incluye los datos y los archivos, pero no el número, el estado ni el número de serie.',
  submitted: 'Consulta enviada',
  open: 'Abrir la consulta',
  startedFor: '<b>{{by}}</b>, de nuestra atención al cliente, ha iniciado esta consulta por usted. Revísela, complétela y envíela.',
  end: 'Recibirá nuestra respuesta en la conversación, donde también puede seguir preguntando.',
  hint: {
    desc: 'Qué observa, desde cuándo y qué necesita saber.',
    phone: 'Si desea que le llamemos. Con el prefijo del país, por ejemplo +34 600 123 456.',
    address: 'Si su pregunta depende del lugar',
  },
  serial: {
    looking: 'Consultando nuestro registro',
    genuine: 'Auténtico',
    warranty: 'Garantía de producto hasta el <day>{{day}}</day>',
    warrantyEnded: 'La garantía de producto terminó el <day>{{day}}</day>',
    unknown: 'Este número no figura en nuestro registro. Compárelo con la etiqueta; aun así, puede enviar la consulta.',
  },
  module: {
    product: 'Tipo de módulo, por ejemplo HD-M72 575 W',
    serial: 'Si se trata de un solo módulo, por ejemplo HD7226W14A018842',
    look: 'Una persona del equipo de módulos asume la consulta y lee su pregunta y sus archivos.',
    title: 'Consulta sobre módulos para un cliente',
    atDesk: 'Consultas sobre módulos en la bandeja',
    otherTeamTitle: 'Las consultas sobre módulos las presenta otro equipo',
    otherTeamText: 'Su equipo trabaja con solicitudes de seguidores. Las encuentra en la bandeja.',
  },
  tracker: {
    product: 'Seguidor o pieza, por ejemplo controlador del seguidor',
    serial: 'Si se trata de una sola pieza: el número de su placa de características',
    look: 'Una persona del equipo de seguidores asume la consulta y lee su pregunta y sus archivos.',
    title: 'Consulta sobre seguidores para un cliente',
    atDesk: 'Consultas sobre seguidores en la bandeja',
    otherTeamTitle: 'Las consultas sobre seguidores las presenta otro equipo',
    otherTeamText: 'Su equipo trabaja con solicitudes de módulos. Las encuentra en la bandeja.',
  },
} satisfies Texts<typeof en, 'es'>;
