import { formatName, type PersonName } from '@heliodesk/phrases/formats/names';

interface NameColumns {
  first_name: string | null;
  last_name: string | null;
}

/** The name in a row of a contact, as readers of a language write it; empty where there is no contact. */
export const nameIn = (language: string, { first_name, last_name }: NameColumns): string =>
  formatName({ firstName: first_name ?? '', lastName: last_name ?? '' }, language);

/** First and last name if both are known. */
export const partsOf = ({ first_name, last_name }: NameColumns): PersonName | null =>
  first_name === null || last_name === null ? null : { firstName: first_name, lastName: last_name };

/** A person by their parts if both are known, else as they were entered. */
export const personIn = (language: string, name: string | null, parts: PersonName | null): string =>
  parts === null ? (name ?? '') : formatName(parts, language);

/** The same from the columns of a user and of the contact they may be. */
export const userIn = (language: string, name: string | null, { first_name, last_name }: NameColumns): string =>
  personIn(language, name, partsOf({ first_name, last_name }));
