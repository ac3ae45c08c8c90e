import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { unknownOriginal, useChangedAt, useUnknownOriginal } from '#src/domains/request/index.ts';
import type { StepStatesProps } from '#src/domains/request/index.ts';
import { messageOfViolation } from '#src/platform/schema-rules.ts';
import { useFormat } from '#src/ui/format/use-format.ts';
import type { ClaimValues } from '../claim-values.ts';
import { useOpenBlock } from '../open-block.ts';
import { usePiecesFit } from '../pieces.ts';
import { trackerClaim } from '../queries.ts';

/** What the parts lack to be submitted. */
function usePartsFault({ requestId, values }: Pick<StepStatesProps<ClaimValues>, 'requestId' | 'values'>): string | undefined {
  const { t } = useTranslation('trackerClaim');
  const { number } = useFormat();
  const { data: claim } = useQuery({ ...trackerClaim(requestId ?? 0), enabled: requestId !== undefined });
  const fit = usePiecesFit(requestId, values);
  if (!claim) return undefined;
  if (claim.trackerList.length === 0) return t('noParts');
  const bare = [...claim.trackerList, ...claim.inverterList].filter(({ serialNumber }) => serialNumber === '').length;
  if (bare > 0) return t('parts.incomplete', { count: bare, number: number(bare) });
  if (fit?.pieces === undefined || !fit.differs) return undefined;
  return t('fit.differ', { pieces: number(fit.pieces), described: number(fit.described) });
}

/**
 * A claim needs a tracker part at least, serial numbers in each part, and as many pieces as it names; what is open on the step of the parts
 * is added or dropped first. The request that it names as the original one must exist.
 */
export function ClaimStepStates({ requestId, values, contactId, children }: StepStatesProps<ClaimValues>) {
  const { data: claim, isLoading } = useQuery({ ...trackerClaim(requestId ?? 0), enabled: requestId !== undefined });
  const savedAt = useChangedAt(claim && JSON.stringify([claim.trackerList, claim.inverterList]));
  const block = useOpenBlock(requestId);
  const fault = usePartsFault({ requestId, values });
  const isNumberUnknown = useUnknownOriginal(values.partsClaim.lastRequestNo, contactId);
  const unknown = unknownOriginal('partsClaim');
  return children({
    parts: { block, fault: block ?? fault, isUnknown: claim === undefined, isLoading, savedAt },
    details: isNumberUnknown ? { faults: [{ ...unknown, message: messageOfViolation(unknown) }] } : {},
  });
}
