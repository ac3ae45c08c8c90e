import { formatName } from '@heliodesk/phrases/formats/names';

interface NameColumns {
  first_name: string | null;
  last_name: string | null;
}

/** The name in a row of a contact, as readers of a language write it; empty where there is no contact. */
export const nameIn = (language: string, { first_name, last_name }: NameColumns): string =>
  formatName({ firstName: first_name ?? '', lastName: last_name ?? '' }, language);
