import { buffer } from 'node:stream/consumers';
import type { ImportStatus } from '@heliodesk/contract/serial-number';
import type { Platform } from '#src/platform/platform.ts';
import { writeSheet, type SheetValue } from '#src/platform/spreadsheet/index.ts';
import { findRequest } from '#src/domains/request/index.ts';
import type { Context } from '#src/platform/context.ts';
import { carriedImports } from './service/carry.ts';
import { resumeAbandoned } from './service/resume-imports.ts';
import { decideSerials, finishReview as finish } from './service/review.ts';

/** Serial numbers that no registry knows, counted up from a prefix. */
export const serialsFrom = (prefix: string, count: number, start = 1): string[] =>
  Array.from({ length: count }, (_, index) => `${prefix}${String(start + index).padStart(8, '0')}`);

/** A spreadsheet with a column of serial numbers, and of types and powers where given. */
export const serialSheet = (
  rows: readonly (readonly SheetValue[])[],
  headers = ['Serial number', 'Module type', 'Power (W)'],
): Promise<Uint8Array> =>
  buffer(
    writeSheet(
      headers.map((header) => ({ header })),
      rows,
      { name: 'Serial numbers' },
    ),
  );

/** Keeps an import from being worked on, as if its instance had died, until it is let go and resumed. */
export function holdImport(platform: Platform, importId: number): () => Promise<void> {
  carriedImports.of(platform).add(importId);
  return async () => {
    carriedImports.of(platform).delete(importId);
    await resumeAbandoned(platform, true);
  };
}

/** States in which an import rests. */
export const isSettled = (status: ImportStatus | null): boolean =>
  status !== null && ['ready', 'done', 'failed', 'cancelled'].includes(status.state);

/** Accepts all serial numbers of a claim, but for the last ones, which are refused; then its review is finished. */
export async function reviewAll(context: Context, requestId: number, refused = 0): Promise<void> {
  const { total } = await decideSerials(context, decisionOn(requestId, 'accepted'));
  if (refused > 0)
    await decideSerials(context, { ...decisionOn(requestId, 'refused'), selection: { from: total - refused + 1 }, reasonCode: '6' });
  await finishReview(context, requestId);
}

/** Finishes the review of a claim of which everything is decided. */
export async function finishReview(context: Context, requestId: number): Promise<void> {
  const { version } = (await findRequest(context.db, context.actor, requestId)) ?? { version: 0 };
  await finish(context, { requestId, version, question: '' });
}

const decisionOn = (requestId: number, decision: 'accepted' | 'refused') => ({ requestId, selection: {}, decision, reasonCode: '' });
