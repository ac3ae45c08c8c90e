const fullCodes = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** Whether an error, or what caused it, says that no space is left: on the disk of the files, of what is on its way, or of the database. */
export function isStorageFull(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ('code' in cause && typeof cause.code === 'string' && fullCodes.has(cause.code)) return true;
  return false;
}
