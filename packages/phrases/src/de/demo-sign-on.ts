import type en from '../en/demo-sign-on.ts';
import type { Texts } from '../texts.ts';

/** The identity provider of the demo. */
export default {
  title: 'Zentrale Anmeldung der Demo',
  intro: 'In einer echten Installation steht hier der Identitätsanbieter des Unternehmens. Wählen Sie, wer Sie sein möchten.',
  unknown: 'dem Portal noch nicht bekannt',
  cancel: 'Abbrechen',
  failed: 'Diese Anmeldung kann nicht fortgesetzt werden',
  failedText: 'Sie blieb zu lange liegen oder wurde in einem anderen Browser begonnen.',
  back: 'Zurück zur Anmeldung',
} satisfies Texts<typeof en, 'de'>;
