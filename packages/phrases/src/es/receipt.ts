import type { Texts } from '../texts.ts';
import type en from '../en/receipt.ts';

export default {
  title: 'Justificante {{number}}',
  about: 'Este justificante recoge qué se confirmó en el portal, quién lo hizo y cuándo. No se puede modificar.',
  what: 'Qué se confirmó',
  who: 'Quién lo confirmó',
  by: 'Confirmado por',
  for: 'En nombre de',
  at: 'Fecha y hora',
  session: 'Acceso al portal',
  sessions: {
    customer: 'Sesión iniciada en el portal como cliente',
    staff: 'Sesión iniciada en el portal como empleado',
    guest: 'Invitado, con un enlace de un sistema conectado',
  },
  answer: 'Respuesta a la solución',
  publicText: 'Qué escribimos al respecto',
  bankDetails: 'Datos bancarios',
  confirmed: 'Confirmados',
  deliverTo: 'Entrega en',
  shownIn: 'Los textos aparecen tal como se mostraron en su momento. Idioma: {{language}}.',
  digest: 'Resumen (SHA-256)',
  check:
    'Para comprobar este justificante, descargue su registro del portal. El resumen SHA-256 de ese archivo debe coincidir con el indicado arriba.',
  foot: 'Portal de clientes de Heliodesk',
  pdf: 'Justificante (PDF)',
  record: 'Registro (JSON)',
} satisfies Texts<typeof en, 'es'>;
