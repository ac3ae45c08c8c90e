import type en from '../en/history.ts';
import type { Texts } from '../texts.ts';

/** Words of requests that are over, and of what is known of one module. */
export default {
  title: 'Historial de solicitudes',
  search: 'Serie, proyecto o palabra',
  result: 'Resultado',
  all: 'Todas',
  closed: 'Cierre',
  closedUtc: 'Cierre (UTC)',
  pieces: 'Unidades',
  project: 'Proyecto',
  importedFrom: 'Importada de {{system}}',
  importedNote: 'Esta solicitud procede de un sistema anterior, {{system}}. Está cerrada y solo se puede leer.',
  emptyTitle: 'Todavía no hay solicitudes cerradas',
  emptyText: 'Aquí aparecerán las solicitudes completadas, rechazadas y retiradas, también las de sistemas anteriores.',
  toPassport: 'Vea todo lo que sabemos del módulo <link>{{sn}}</link>.',
  openRequest: 'Abrir solicitud',
  openMessages: 'Abrir conversación',
  took: {
    completed: 'Del envío a la finalización',
    rejected: 'Del envío al rechazo',
    withdrawn: 'Del envío a la retirada',
  },
  details: 'Detalles',
  description: 'Descripción',
  outcome: 'Resolución',
  serialNumbers: 'Números de serie',
  firstSerials: 'Los primeros {{shown}} de {{total}}',

  passport: {
    title: 'Pasaporte del módulo',
    genuine: 'Auténtico',
    unknown: 'No figura en nuestro registro',
    other: 'Otro número de serie',
    missingTitle: 'No hay pasaporte para este número de serie',
    missingText:
      'Compruebe el número. Los clientes pueden abrir el pasaporte de los módulos que su empresa haya indicado en una solicitud enviada.',
    warranty: 'Garantía',
    product: 'Garantía de producto',
    performance: 'Garantía de rendimiento',
    until: 'Hasta el {{day}}',
    ended: 'Finalizó el {{day}}',
    life: 'Vida de este módulo',
    module: 'Módulo',
    grade: 'Clase de calidad',
    made: 'Fabricación',
    region: 'Región de garantía',
    settled: 'Reemplazo o compensación',
    warrantyStarted: 'Inicio de la garantía',
    noRequests: 'Ninguna solicitud incluye este módulo.',
  },
} satisfies Texts<typeof en, 'es'>;
