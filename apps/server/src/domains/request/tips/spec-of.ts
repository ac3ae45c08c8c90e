import { tipNameOf, tipSpecOf, type TipName, type TipType } from '@heliodesk/contract/request';
import type { Asked } from './asked.ts';

/** What a tip is known by. */
export interface TipKind {
  type: TipType;
  asked: Pick<Asked, 'pairs'>;
}

/** What a tip opens, and how. */
export const specOf = ({ type, asked }: TipKind) => tipSpecOf(type, asked.pairs !== null);

/** Its name, in the phrases. */
export const nameOfTip = ({ type, asked }: TipKind): TipName => tipNameOf(type, asked.pairs !== null);
