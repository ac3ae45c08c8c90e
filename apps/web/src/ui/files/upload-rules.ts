/** What a field takes (spec 3 §9). */
export interface UploadRules {
  /** Bytes of one file. */
  maxBytes?: number;
  /** Bytes of all files together. */
  maxTotalBytes?: number;
  maxFiles?: number;
  maxNameLength?: number;
  /** As `accept` of a file input: `.xls,.xlsx,image/*`. */
  accept?: string;
}

/** Why a file is not taken. */
export type Refusal = 'tooLarge' | 'tooMuch' | 'tooMany' | 'nameTooLong' | 'wrongKind';

const megabyte = 1024 * 1024;
/** The limits of attachments (spec 1 §9, spec 3 §9). */
export const attachmentRules = {
  maxBytes: 20 * megabyte,
  maxTotalBytes: 100 * megabyte,
  maxFiles: 50,
  maxNameLength: 120,
} as const satisfies UploadRules;

/** The kinds of file that a field takes, in small letters; none where it takes all. */
export const kindsOf = ({ accept = '' }: UploadRules): string[] =>
  accept
    .toLowerCase()
    .split(',')
    .map((kind) => kind.trim())
    .filter(Boolean);

/** Whether a file's name or type is among the kinds. The server judges by content; this only spares the wait. */
function isAccepted(file: File, rules: UploadRules): boolean {
  const kinds = kindsOf(rules);
  const name = file.name.toLowerCase();
  const isOf = (kind: string) =>
    kind.startsWith('.') ? name.endsWith(kind) : kind.endsWith('/*') ? file.type.startsWith(kind.slice(0, -1)) : file.type === kind;
  return kinds.length === 0 || kinds.some(isOf);
}

/** Judges new files in turn, beside those that are there already. */
export function judgeFiles(
  files: readonly File[],
  present: { count: number; bytes: number },
  rules: UploadRules,
): { file: File; refusal?: Refusal }[] {
  let { count, bytes } = present;
  return files.map((file) => {
    const refusal = refusalOf(file, count, bytes, rules);
    if (refusal) return { file, refusal };
    count += 1;
    bytes += file.size;
    return { file };
  });
}

function refusalOf(file: File, count: number, bytes: number, rules: UploadRules): Refusal | undefined {
  if (!isAccepted(file, rules)) return 'wrongKind';
  if (rules.maxNameLength !== undefined && file.name.length > rules.maxNameLength) return 'nameTooLong';
  if (rules.maxBytes !== undefined && file.size > rules.maxBytes) return 'tooLarge';
  if (rules.maxFiles !== undefined && count >= rules.maxFiles) return 'tooMany';
  if (rules.maxTotalBytes !== undefined && bytes + file.size > rules.maxTotalBytes) return 'tooMuch';
  return undefined;
}
