import type { Texts } from '../texts.ts';
import type en from '../en/macro-text.ts';

export default {
  'name.greet': 'Powitanie',
  'name.photosMissing': 'Brak zdjęć',
  'name.outOfWarranty': 'Po okresie gwarancji',
  'text.greet':
    'Dzień dobry, {{contactName}}!\n\nDziękujemy za zgłoszenie {{requestNo}}. Od teraz zajmuję się nim ja. Zapoznam się ze wszystkimi przesłanymi materiałami i odpowiem tutaj.\n\nZ poważaniem\n{{agent}}',
  'text.photosMissing':
    'Dzień dobry, {{contactName}}!\n\nAby kontynuować sprawę {{requestNo}}, potrzebujemy jeszcze tych zdjęć: {{missing}}. Prosimy dodać je tutaj do {{due}}.\n\nZ poważaniem\n{{agent}}',
  coverage: 'Moduły: {{total}}. Po gwarancji: {{out}}. Na gwarancji: {{covered}}. Nie do sprawdzenia: {{other}}.',
} satisfies Texts<typeof en, 'pl'>;
