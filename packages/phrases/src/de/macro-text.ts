import type { Texts } from '../texts.ts';
import type en from '../en/macro-text.ts';

export default {
  'name.greet': 'Begrüßung',
  'name.photosMissing': 'Fotos fehlen',
  'name.outOfWarranty': 'Garantie abgelaufen',
  'text.greet':
    'Guten Tag {{contactName}},\n\nvielen Dank für Ihren Vorgang {{requestNo}}. Ich betreue ihn ab jetzt, sehe mir alle Unterlagen an und melde mich hier bei Ihnen.\n\nMit freundlichen Grüßen\n{{agent}}',
  'text.photosMissing':
    'Guten Tag {{contactName}},\n\num Ihren Vorgang {{requestNo}} weiterbearbeiten zu können, benötigen wir noch diese Fotos: {{missing}}. Bitte fügen Sie sie hier bis {{due}} hinzu.\n\nMit freundlichen Grüßen\n{{agent}}',
  coverage: 'Module: {{total}}. Garantie abgelaufen: {{out}}. Mit Garantie: {{covered}}. Nicht prüfbar: {{other}}.',
} satisfies Texts<typeof en, 'de'>;
