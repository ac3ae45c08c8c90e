import type en from '../en/demo-sign-on.ts';
import type { Texts } from '../texts.ts';

/** The identity provider of the demo. */
export default {
  title: 'Zentrale Anmeldung der Demo',
  intro: 'In einer echten Installation erscheint hier der Identitätsanbieter Ihres Unternehmens. Wählen Sie, als wer Sie sich anmelden.',
  unknown: 'dem Portal noch nicht bekannt',
  cancel: 'Abbrechen',
  failed: 'Diese Anmeldung lässt sich nicht abschließen',
  failedText: 'Sie hat zu lange gedauert oder wurde in einem anderen Browser begonnen.',
  back: 'Zurück zur Anmeldung',
} satisfies Texts<typeof en, 'de'>;
