import type { CompiledQuery, KyselyPlugin } from 'kysely';
import { createQueryMark } from './query-mark.ts';

const mark = createQueryMark();

/**
 * For the last statement of a transaction that is made very often: the commit is sent right behind it, which saves a round trip. If the
 * statement fails, nothing is kept, as always; but what fails after it no longer takes anything back, so that nothing may be left to
 * refuse. Any further statement is an error.
 */
export const lastOf = <Handle extends { withPlugin: (plugin: KyselyPlugin) => unknown }>(tx: Handle): Handle =>
  tx.withPlugin(mark.plugin) as Handle;

export const isLast = (compiled: CompiledQuery): boolean => mark.isOn(compiled);
