import type en from '../en/notice-ways.ts';
import type { Texts } from '../texts.ts';

/** Words of how notices come: the preferences, and the page that a mail’s unsubscribe link opens. */
export default {
  title: 'Preferencias de avisos',
  back: 'Volver a los avisos',
  topicHead: 'Tema',
  way: { bell: 'Solo campana', mail: 'Campana y correo', daily: 'Campana y correo diario', none: 'Ninguno' },
  topic: {
    tasks: {
      name: 'Sus acciones requeridas',
      hint: 'Preguntas, datos y archivos que necesitamos de usted. Los recordatorios siguen la misma opción.',
    },
    messages: { name: 'Mensajes', hint: 'Se envían juntos por correo cuando lleva 5 minutos fuera del portal' },
    progress: { name: 'Avance de sus solicitudes', hint: 'Asumida, reasignada, respondida, completada' },
    cases: { name: 'Sus casos', hint: 'Asignación, reapertura, solicitud de revisión, retirada' },
    approvals: { name: 'Aprobaciones', hint: 'Soluciones y rechazos que esperan su decisión' },
    clocks: { name: 'Plazos vencidos', hint: 'Primer contacto o decisión con retraso, solicitud sin asumir' },
    payments: { name: 'Pagos', hint: 'Datos bancarios por comprobar' },
    work: { name: 'Procesos en segundo plano', hint: 'Resultado de las importaciones y de otros procesos' },
    receipts: { name: 'Acuses de recibo y decisiones', hint: 'Se envían siempre por correo: son su justificante' },
    security: { name: 'Inicio de sesión y seguridad', hint: 'Se envían siempre por correo, para proteger su cuenta' },
    daily: { name: 'Correo diario', hint: 'Todo lo que llega en el correo diario' },
  },
  always: 'Siempre por correo',
  mailTo: 'Los correos van a',
  daily: {
    title: 'Correo diario',
    time: 'Hora ({{zone}})',
    text: 'En días hábiles, solo si hay novedades.',
    next: 'Próximo: {{day}}',
  },
  proof: 'Los acuses de recibo y las decisiones llegan siempre por correo. Son su justificante.',
  saved: 'Guardado',
  reset: 'Restablecer valores predeterminados',
  off: {
    sayTitle: 'Solo los correos que quiere',
    sayText: 'Los avisos del portal siguen como antes.',
    all: 'Todas las preferencias de avisos',
    title: '¿Desactivar estos correos?',
    text: 'Ya no recibirá estos avisos por correo. Los seguirá viendo en la campana del portal.',
    button: 'Desactivar correos',
    done: 'Estos correos están desactivados',
    doneText: 'Ya no recibirá estos avisos por correo. Los seguirá viendo en la campana del portal.',
    again: 'Volver a activar',
    broken: 'Este enlace no funciona',
  },
} satisfies Texts<typeof en, 'es'>;
