/** Whether the database refused a value because another row has it. The transaction can't continue then. */
export const isUniqueViolation = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '23505';
