import type { Texts } from '../texts.ts';
import type en from '../en/title.ts';

export default {
  moduleEnquiry: 'Consulta sobre módulos',
  trackerEnquiry: 'Consulta sobre seguidores',
  moduleClaim: 'Reclamación de módulos',
  trackerClaim: 'Reclamación de seguidores',
  modules_one: '{{number}} módulo',
  modules_many: '{{number}} de módulos',
  modules_other: '{{number}} módulos',
} satisfies Texts<typeof en, 'es'>;
