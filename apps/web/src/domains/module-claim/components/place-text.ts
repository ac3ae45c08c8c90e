import { formatParts } from '@heliodesk/phrases/formats/lists';
import type { RequestAddressDraft } from '@heliodesk/contract/request';
import { labelIn } from '#src/domains/request/index.ts';

/** Street, town, province and country of a delivery address on one line, without the parts that are empty. */
export const placeText = (
  { address, postalCode, city, province, shipToCountry }: RequestAddressDraft,
  countries: Parameters<typeof labelIn>[0],
  language: string,
): string => formatParts([address, [postalCode, city].filter(Boolean).join(' '), province, labelIn(countries, shipToCountry)], language);
