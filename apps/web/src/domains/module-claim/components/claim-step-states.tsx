import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { unknownOriginal, useChangedAt, useUnknownOriginal } from '#src/domains/request/index.ts';
import type { StepStatesProps } from '#src/domains/request/index.ts';
import { serialCounts, useSerialBlock } from '#src/domains/serial-number/index.ts';
import { messageOfViolation } from '#src/platform/schema-rules.ts';
import { useFormat } from '#src/ui/format/use-format.ts';
import type { ClaimValues } from '../claim-values.ts';
import { usePiecesFit } from '../pieces.ts';

/**
 * A claim needs a serial number at least, as many as it has pieces, and waits for a running import; the request that it names as the
 * original one must exist.
 */
export function ClaimStepStates({ requestId, values, contactId, children }: StepStatesProps<ClaimValues>) {
  const { t } = useTranslation('moduleClaim');
  const { number } = useFormat();
  const { block, fault: waiting } = useSerialBlock(requestId);
  const { data: serials, isLoading } = useQuery({ ...serialCounts(requestId ?? 0), enabled: requestId !== undefined });
  const savedAt = useChangedAt(serials);
  const fit = usePiecesFit(requestId, values);
  const isNumberUnknown = useUnknownOriginal(values.moduleClaim.lastRequestNo, contactId);
  const difference =
    fit?.pieces !== undefined && fit.differs ? t('fit.differ', { pieces: number(fit.pieces), serials: number(fit.listed) }) : undefined;
  const unknown = unknownOriginal('moduleClaim');
  const fault = waiting ?? (serials?.total === 0 ? t('noSerials') : difference);
  return children({
    serials: { block, fault, isUnknown: serials === undefined, isLoading, savedAt },
    details: isNumberUnknown ? { faults: [{ ...unknown, message: messageOfViolation(unknown) }] } : {},
  });
}
