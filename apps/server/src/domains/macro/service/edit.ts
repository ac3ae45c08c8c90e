import type { BodyOf } from '@heliodesk/contract/kit';
import { macroLimits, type changeMacro as changeApi, type Macro, type MacroContent } from '@heliodesk/contract/macro';
import { auditChange } from '#src/platform/audit/audit.ts';
import type { Context, WriteContext } from '#src/platform/context.ts';
import type { Tx } from '#src/platform/db/database.ts';
import { fail } from '#src/platform/http/failure.ts';
import { builtInContents } from '../built-in.ts';
import { countRuns } from '../run-store.ts';
import {
  findMacros,
  insertMacro,
  insertMissingMacros,
  lockMacro,
  lockMacros,
  removeMacro,
  updateMacro,
  updateOrder,
  type MacroRecord,
} from '../store.ts';
import { basedOnAfter } from '../translations.ts';
import { toMacro } from '../view.ts';

/** Time that the count of runs looks back. */
const countedRuns = 30 * 86_400_000;

/** Adds the macros of the product that are missing; what was edited stays. */
export const prepareMacros = (tx: Tx, now: Date): Promise<void> => insertMissingMacros(tx, builtInContents(), now);

/** All macros, as leads see them. */
export async function listMacros({ platform, db, language }: Pick<Context, 'platform' | 'db' | 'language'>): Promise<Macro[]> {
  const since = new Date(platform.clock.now().getTime() - countedRuns);
  const [macros, runs] = [await findMacros(db), await countRuns(db, since)];
  return macros.map((macro) => toMacro(macro, language, runs.get(macro.id)));
}

/** What the audit keeps of a macro. */
const audited = ({ names, types, statuses, steps, is_enabled: isEnabled }: MacroRecord) => ({ names, types, statuses, steps, isEnabled });

export async function addMacro(context: WriteContext, content: MacroContent): Promise<Macro> {
  const { platform, tx, language } = context;
  await lockMacros(tx);
  if ((await findMacros(tx)).length >= macroLimits.macros) throw fail('macro.tooMany', { max: macroLimits.macros });
  const added = await insertMacro(tx, content, platform.clock.now());
  await auditChange(context, { action: 'macro.add', subjectType: 'macro', subjectId: added.id, after: audited(added) });
  return toMacro(added, language);
}

/** A macro in the version that the caller knows, locked. */
async function lockVersion({ tx, language }: WriteContext, macroId: number, version: number): Promise<MacroRecord> {
  const macro = await lockMacro(tx, macroId);
  if (macro === undefined) throw fail('notFound');
  if (macro.version !== version) throw fail('stale', {}, { current: toMacro(macro, language) });
  return macro;
}

export async function changeMacro(
  context: WriteContext,
  macroId: number,
  { version, stillRight, ...content }: BodyOf<typeof changeApi>,
): Promise<Macro> {
  const before = await lockVersion(context, macroId, version);
  const after = await updateMacro(context.tx, macroId, {
    content,
    basedOn: basedOnAfter(before, content, stillRight),
    at: context.platform.clock.now(),
  });
  const states = { before: audited(before), after: audited(after) };
  await auditChange(context, { action: 'macro.change', subjectType: 'macro', subjectId: macroId, ...states });
  return toMacro(after, context.language);
}

/** Deletes a macro; those of the product stay. */
export async function deleteMacro(context: WriteContext, macroId: number, version: number): Promise<null> {
  const before = await lockVersion(context, macroId, version);
  if (before.built_in !== null) throw fail('macro.builtIn');
  await removeMacro(context.tx, macroId);
  await auditChange(context, { action: 'macro.delete', subjectType: 'macro', subjectId: macroId, before: audited(before) });
  return null;
}

export async function orderMacros(context: WriteContext, macroIds: readonly number[]): Promise<Macro[]> {
  await lockMacros(context.tx);
  await updateOrder(context.tx, macroIds);
  return listMacros(context);
}
