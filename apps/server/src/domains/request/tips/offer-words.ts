import type { Language } from '@heliodesk/contract/kit';
import { solutionKindNames, type OfferedSolution } from '@heliodesk/contract/request';
import { formatNumber } from '@heliodesk/phrases/formats/numbers';
import { translate } from '#src/platform/i18n/texts.ts';

/** A solution in a few words: its kind, for how many pieces. */
export const offerIn = (language: Language, { kind, quantity }: Pick<OfferedSolution, 'kind' | 'quantity'>): string => {
  const t = translate(language);
  return t('offer:inShort', { kind: t(`offer:kind.${solutionKindNames[kind]}`), quantity: formatNumber(quantity, language) });
};
