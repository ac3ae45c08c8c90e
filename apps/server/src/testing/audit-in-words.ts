import { labelledNames, tellingDifferences } from '@heliodesk/phrases/audit-reading';
import auditWords from '@heliodesk/phrases/en/audit-words';
import fields from '@heliodesk/phrases/en/fields';
import type { Db } from '#src/platform/db/database.ts';

/** The call that entries of tests belong to; what they hold need not exist. */
export const ownEntries = 'req-1';

const isLabelled = (name: string): boolean =>
  Object.hasOwn(auditWords, `field.${name}`) || typeof fields[name as keyof typeof fields] === 'string';

type Row = { action: string; subject_type: string } & Parameters<typeof tellingDifferences>[0];

/** Fields without a label, each once, with an action that writes it. */
export const unlabelledIn = (rows: readonly Row[]): string[] => {
  const names = rows.flatMap((row) =>
    tellingDifferences(row)
      .flatMap(({ path }) => labelledNames(row.subject_type, path))
      .filter((name) => !isLabelled(name))
      .map((name) => `${name} (${row.action})`),
  );
  return [...new Set(names)];
};

/** Fails for a field in the audit that has no label: readers of the log would see its name in the code. */
export async function expectAuditInWords(db: Db): Promise<void> {
  const rows = db.selectFrom('audit').select(['action', 'subject_type', 'before', 'after']);
  const unlabelled = unlabelledIn(await rows.where('request_id', '!=', ownEntries).execute());
  if (unlabelled.length > 0)
    throw new Error(`Fields in the audit without a label in auditWords, as field.…, or in fields: ${unlabelled.join(', ')}`);
}
