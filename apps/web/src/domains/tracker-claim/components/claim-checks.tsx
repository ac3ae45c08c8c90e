import { useTranslation } from 'react-i18next';
import { CheckedItem } from '#src/domains/request/index.ts';
import type { ChecksProps } from '#src/domains/request/index.ts';
import { useFormat } from '#src/ui/format/use-format.ts';
import type { ClaimValues } from '../claim-values.ts';
import { usePiecesFit } from '../pieces.ts';

/** On the last check: whether the pieces that were named are those of the parts. */
export function ClaimChecks({ requestId, values }: ChecksProps<ClaimValues>) {
  const { t } = useTranslation('trackerClaim');
  const { number } = useFormat();
  const fit = usePiecesFit(requestId, values);
  if (fit?.pieces === undefined || fit.pieces !== fit.described) return null;
  return <CheckedItem isDone>{t('fit.matching', { number: number(fit.described) })}</CheckedItem>;
}
