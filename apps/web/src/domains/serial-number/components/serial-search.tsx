import type { z } from 'zod';
import { maxLengthOf } from '#src/platform/schema-rules.ts';
import { SearchInput } from '#src/ui/form/search-input.tsx';

interface SerialSearchProps {
  label: string;
  /** The query that `text` is part of. */
  query: z.ZodType;
  value: string | undefined;
  onSearch: (text: string | undefined) => void;
}

/** Narrows a list to serial numbers that contain what is typed. */
export function SerialSearch({ label, query, value, onSearch }: SerialSearchProps) {
  return (
    <SearchInput
      label={label}
      maxLength={maxLengthOf(query, 'text')}
      value={value ?? ''}
      {...(value ? { dir: 'ltr' } : {})}
      onChange={({ target }) => onSearch(target.value || undefined)}
    />
  );
}
