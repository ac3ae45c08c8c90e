import type en from '../en/shipment.ts';
import type { Texts } from '../texts.ts';

export default {
  etd: '预计发货（ETD）<day>{{day}}</day>',
  eta: '预计到货（ETA）<day>{{day}}</day>',
} satisfies Texts<typeof en, 'zh'>;
