import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { AnswerLanguage, RequestText } from '#src/domains/request/index.ts';
import type { ReviewProps } from '#src/domains/request/index.ts';
import { serialCounts, SerialFindings } from '#src/domains/serial-number/index.ts';
import { useFormat } from '#src/ui/format/use-format.ts';
import type { ClaimValues } from '../claim-values.ts';
import { AddressDescriptions, ProjectDescriptions } from './claim-descriptions.tsx';

/** The first step once more. */
export function DetailsReview({ values: { basicReq, moduleClaim }, open }: ReviewProps<ClaimValues>) {
  return (
    <div className="hd-review-part">
      <ProjectDescriptions claim={moduleClaim} open={open} />
      <RequestText>{basicReq.desc}</RequestText>
      <AnswerLanguage language={basicReq.language} />
    </div>
  );
}

/** The address once more. */
export function ShippingReview({ values: { moduleClaim, requestAddressReq } }: { values: ClaimValues }) {
  return <AddressDescriptions address={requestAddressReq} claim={moduleClaim} />;
}

/** How many serial numbers there are, how many have a warning, and why. */
export function SerialsReview({ requestId }: { requestId: number }) {
  const { t } = useTranslation('moduleClaim');
  const { number, sentences } = useFormat();
  const { data } = useQuery(serialCounts(requestId));
  if (!data) return null;
  const warned = data.total - (data.verdicts.ok ?? 0);
  return (
    <div className="hd-review-part">
      <p>
        {sentences([
          t('review.serials', { count: data.total, number: number(data.total) }),
          ...(warned > 0 ? [t('review.warned', { count: warned, number: number(warned) })] : []),
        ])}
      </p>
      <SerialFindings requestId={requestId} withLeftOut />
    </div>
  );
}
