import type { TipType } from '@heliodesk/contract/request';
import type { RequestRecord } from '../store.ts';

type OpenTips = Pick<RequestRecord, 'open_tips' | 'open_tip_types'>;

/** The open tips of a request after more were sent. */
export const openTipsWith = ({ open_tip_types: open }: OpenTips, sent: readonly TipType[]): OpenTips => ({
  open_tips: open.length + sent.length,
  open_tip_types: [...open, ...sent],
});

/** The same after some were answered or taken back. */
export function openTipsWithout({ open_tip_types: open }: OpenTips, closed: readonly TipType[]): OpenTips {
  const left = [...open];
  for (const type of closed) {
    const index = left.indexOf(type);
    if (index === -1) throw new Error(`No tip of type ${type} is open`);
    left.splice(index, 1);
  }
  return { open_tips: left.length, open_tip_types: left };
}
