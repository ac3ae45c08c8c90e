import type { Texts } from '../texts.ts';
import type en from '../en/macro-text.ts';

export default {
  'name.greet': 'Saluto',
  'name.photosMissing': 'Foto mancanti',
  'name.outOfWarranty': 'Fuori garanzia',
  'text.greet':
    'Buongiorno {{contactName}},\n\nGrazie per la sua richiesta {{requestNo}}. Da ora la seguo io. Esaminerò tutto quello che ci ha inviato e le risponderò qui.\n\nCordiali saluti\n{{agent}}',
  'text.photosMissing':
    'Buongiorno {{contactName}},\n\nPer proseguire con la sua richiesta {{requestNo}} ci servono ancora queste foto: {{missing}}. La preghiamo di aggiungerle qui entro il {{due}}.\n\nCordiali saluti\n{{agent}}',
  coverage: 'Moduli: {{total}}. Fuori garanzia: {{out}}. In garanzia: {{covered}}. Non verificabili: {{other}}.',
} satisfies Texts<typeof en, 'it'>;
