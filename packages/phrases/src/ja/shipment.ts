import type en from '../en/shipment.ts';
import type { Texts } from '../texts.ts';

export default {
  etd: '出荷予定日（ETD）<day>{{day}}</day>',
  eta: '到着予定日（ETA）<day>{{day}}</day>',
} satisfies Texts<typeof en, 'ja'>;
