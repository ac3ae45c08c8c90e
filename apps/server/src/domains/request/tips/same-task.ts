import type { AskableTipType } from '@heliodesk/contract/request';
import type { Context } from '#src/platform/context.ts';
import type { RequestRecord } from '../store.ts';
import { kindOf } from './details/load.ts';
import { findOpenTips, type TipRecord } from './tip-store.ts';

/** The open tip of a type, which asking once more would replace. */
export const findOpenTip = async (
  { db }: Pick<Context, 'db'>,
  request: RequestRecord,
  tipsType: AskableTipType,
): Promise<TipRecord | undefined> =>
  request.open_tips === 0 ? undefined : (await findOpenTips(db, request.id)).find(({ type }) => type === tipsType);

/** The fields that a request can be asked for, in their order. */
export const askableFieldsOf = ({ platform }: Pick<Context, 'platform'>, request: RequestRecord): readonly string[] =>
  kindOf(platform, request).askable.fields;
