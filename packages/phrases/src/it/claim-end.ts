import type { Texts } from '../texts.ts';
import type en from '../en/claim-end.ts';

export default {
  repair: {
    enter: 'Registra riparazione',
    title: 'Riparazione eseguita',
    reportHint: 'Il cliente leggerà questo testo.',
    save: 'Salva riparazione',
    saved: 'Riparazione salvata',
  },
  complete: {
    title: 'Completare {{number}}?',
    text: 'Il cliente riceve un’e-mail con il suo messaggio finale.',
    words: 'Messaggio finale',
    wordsHint: 'Per esempio: che cosa è stato pagato, riparato o sostituito',
    confirm: 'Completa richiesta',
    done: '{{number}} completata',
  },
  thread: {
    modules: 'Che cosa succede ai suoi moduli',
    parts: 'Che cosa succede ai suoi componenti',
    claimed: 'Richiesti',
    accepted: 'Accettati',
    covered: 'Con soluzione',
    done: 'Conclusi',
    refused: 'Rifiutati: {{number}}',
  },
} satisfies Texts<typeof en, 'it'>;
