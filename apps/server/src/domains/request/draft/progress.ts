import { lastDraftStep, resumedStep, type DraftParts, type DraftRow, type DraftStepState } from '@heliodesk/contract/request';
import type { Db } from '#src/platform/db/database.ts';
import type { AnyRequestKind, DraftValues } from '../kinds.ts';
import type { RequestRecord } from '../store.ts';
import { checkSubmission, loadValues } from './missing.ts';

export type DraftProgress = Pick<DraftRow, 'steps' | 'resumeAt' | 'missing' | 'parts'>;

/** Nothing was put into it yet. */
const noParts: DraftParts = { total: 0, waiting: 0, isReading: false };

/** How far some drafts of a kind have got, by the same rules as their wizard. */
export async function findProgress(
  db: Db,
  kind: AnyRequestKind,
  drafts: readonly RequestRecord[],
): Promise<ReadonlyMap<number, DraftProgress>> {
  const values = await loadValues(db, kind, drafts);
  const parts = await kind.parts?.find(
    db,
    drafts.map(({ id }) => id),
  );
  return new Map(values.map((each) => [each.request.id, progressOf(kind, each, parts && (parts.get(each.request.id) ?? noParts))]));
}

function progressOf(kind: AnyRequestKind, values: DraftValues<unknown>, parts: DraftParts | undefined): DraftProgress {
  const { keys, of, free } = kind.steps;
  const fields = new Set(checkSubmission(kind, values).missing.map(({ path }) => path));
  const missing = [...fields].map((path) => ({ path, step: of(path) }));
  const partsStep = kind.parts?.step ?? '';
  if (parts !== undefined && (parts.total === 0 || parts.isReading)) missing.push({ path: partsStep, step: partsStep });
  const missingIn = (key: string) => missing.filter(({ step }) => step === key).map(({ path }) => path);
  const steps = keys.map((key): DraftStepState => ({
    key,
    state: missingIn(key).length > 0 ? 'missing' : free.includes(key) ? 'free' : 'done',
  }));
  return {
    steps: [...steps, { key: lastDraftStep, state: 'free' }],
    resumeAt: resumedStep(steps),
    missing: keys.flatMap(missingIn),
    parts: parts ?? null,
  };
}
