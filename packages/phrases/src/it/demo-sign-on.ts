import type en from '../en/demo-sign-on.ts';
import type { Texts } from '../texts.ts';

/** The identity provider of the demo. */
export default {
  title: 'Single sign-on della demo',
  intro: 'In un’installazione reale qui compare il provider di identità dell’azienda. Scegliere con quale utente accedere.',
  unknown: 'nuovo nel portale',
  cancel: 'Annulla',
  failed: 'Impossibile completare questo accesso',
  failedText: 'È passato troppo tempo o l’accesso è stato avviato in un altro browser.',
  back: 'Torna all’accesso',
} satisfies Texts<typeof en, 'it'>;
