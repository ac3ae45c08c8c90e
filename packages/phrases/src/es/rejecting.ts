import type en from '../en/rejecting.ts';
import type { Texts } from '../texts.ts';

export default {
  propose: {
    title: 'Proponer el rechazo de {{number}}',
    text: 'Decide otra persona. Hasta entonces, el cliente no ve nada; después puede solicitar una revisión una vez.',
    language: 'Escriba en el idioma del cliente: {{language}}',
    note: 'Nota para quien decide',
    noteHint: 'Solo lo ven sus colegas.',
    confirm: 'Enviar propuesta',
    done: '{{number}}: propuesta enviada',
  },
  reject: {
    title: '¿Rechazar {{number}}?',
    text: 'El cliente recibirá enseguida este texto por correo electrónico:',
    read: 'He leído el texto que recibirá el cliente',
    done: '{{number}} se ha rechazado',
  },
  giveBack: {
    title: 'Devolver la propuesta sobre {{number}}',
    text: 'La reclamación sigue en revisión.',
    reasonHint: 'Por ejemplo: las fotos muestran claramente el defecto',
    done: '{{number}}: propuesta devuelta',
  },
  takeBack: {
    title: '¿Retirar la propuesta sobre {{number}}?',
    text: 'La reclamación sigue en revisión. Podrá proponer el rechazo de nuevo más adelante.',
    done: '{{number}}: propuesta retirada',
  },
  card: {
    title: 'Propuesta de rechazo',
    waiting: 'Pendiente de decisión',
    waitingForYou: 'Pendiente de su decisión',
    returned: 'Devuelta',
    by: '{{name}}, <time></time>',
    due: 'Decidir a más tardar el <time></time>',
    reads: 'Lo que leerá el cliente',
    returnedBy: '{{name}} la devolvió',
    fourEyes: 'La propuesta es suya, por lo que debe decidir otra persona.',
  },
  rejected: {
    on: 'Decisión del <time></time>',
  },
  appeal: {
    title: 'Su solicitud de revisión',
    titleOf: 'Solicitar revisión de {{number}}',
    once: 'Una vez para esta reclamación, hasta el <time></time>',
    text: 'Volveremos a examinar la reclamación con lo que añada.',
    reason: '¿Qué hemos pasado por alto?',
    reasonHint: 'Por ejemplo: una nota de entrega con un inicio posterior de la garantía',
    files: 'Puede añadir archivos en la conversación.',
    send: 'Enviar solicitud de revisión',
    sent: 'Solicitud de revisión enviada',
    until: 'Puede solicitar revisión hasta el',
    final: 'Esta decisión es definitiva.',
  },
  /** A completed claim that the customer has reviewed again. */
  reopen: {
    title: '¿Queda algo por resolver?',
    titleOf: 'Reabrir {{number}}',
    text: 'Revisaremos de nuevo el resto de la reclamación. Lo que se pagó, reparó o entregó se mantiene.',
    reason: '¿Qué debemos revisar otra vez?',
    reasonHint: 'Por ejemplo: se rechazaron tres módulos, pero unas fotos nuevas muestran el defecto',
    sent: 'Reclamación reabierta',
  },
} satisfies Texts<typeof en, 'es'>;
