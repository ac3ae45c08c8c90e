import type en from '../en/demo-sign-on.ts';
import type { Texts } from '../texts.ts';

/** The identity provider of the demo. */
export default {
  title: 'Autenticazione unificata della demo',
  intro: 'In un’installazione reale qui si trova il provider di identità dell’azienda. Scegliere chi si vuole essere.',
  unknown: 'il portale non conosce ancora questa persona',
  cancel: 'Annulla',
  failed: 'Questo accesso non può proseguire',
  failedText: 'È passato troppo tempo o è stato avviato in un altro browser.',
  back: 'Torna all’accesso',
} satisfies Texts<typeof en, 'it'>;
