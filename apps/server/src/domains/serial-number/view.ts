import { limits, type ErrorKey, type Language } from '@heliodesk/contract/kit';
import type { ImportStatus } from '@heliodesk/contract/serial-number';
import { errorText } from '#src/platform/i18n/texts.ts';
import type { ImportRecord } from './import-store.ts';
import { restorableUntil } from './restore-period.ts';

const sum = (counts: Partial<Record<string, number>>, keys = Object.keys(counts)): number =>
  keys.reduce((total, key) => total + (counts[key] ?? 0), 0);

/** An import as it travels. While the file is read, its total is what the file says of itself, and at least what was read so far. */
export function toImportStatus(record: ImportRecord, actions: ImportStatus['actions'], language: Language): ImportStatus {
  const total = Math.max(record.rows_total, record.rows_read);
  const isRead = !['waiting', 'reading'].includes(record.state);
  return {
    importId: record.id,
    requestId: record.ownerId,
    fileName: record.file_name,
    state: record.state,
    processed: record.rows_read,
    total,
    percent: isRead
      ? 100
      : Math.min(99, Math.round((record.rows_read / Math.max(record.rows_total || limits.serialNumbers, record.rows_read, 1)) * 100)),
    valid: sum(record.verdicts),
    duplicate: sum(record.reasons, ['duplicateInFile', 'alreadyInClaim']),
    malformed: sum(record.reasons, ['malformed', 'numberUnreadable', 'formulaWithoutValue']),
    overLimit: sum(record.reasons, ['overLimit']),
    verdicts: {
      unknown: 0,
      replacedBefore: 0,
      inOtherClaim: 0,
      outOfWarranty: 0,
      otherType: 0,
      otherPower: 0,
      otherRegion: 0,
      ok: 0,
      ...record.verdicts,
    },
    reasons: {
      duplicateInFile: 0,
      alreadyInClaim: 0,
      malformed: 0,
      numberUnreadable: 0,
      formulaWithoutValue: 0,
      overLimit: 0,
      ...record.reasons,
    },
    ...(record.error_key === null ? {} : { message: errorText(language, record.error_key as ErrorKey, {}) }),
    ...(record.refusal === null ? {} : { refusal: record.refusal }),
    ...(record.state === 'discarded' ? { restorableUntil: restorableUntil(record.updated_at).toISOString() } : {}),
    actions,
  };
}
