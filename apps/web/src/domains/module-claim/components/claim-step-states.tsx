import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { StepStatesProps } from '#src/domains/request/index.ts';
import { serialCounts, useSerialBlock } from '#src/domains/serial-number/index.ts';

/** A claim needs a serial number at least, and waits for a running import. */
export function ClaimStepStates({ requestId, children }: StepStatesProps) {
  const { t } = useTranslation('moduleClaim');
  const block = useSerialBlock(requestId);
  const { data: serials, isLoading } = useQuery({ ...serialCounts(requestId ?? 0), enabled: requestId !== undefined });
  const fault = block ?? (serials?.total === 0 ? t('noSerials') : undefined);
  return children({ serials: { block, fault, isUnknown: serials === undefined, isLoading } });
}
