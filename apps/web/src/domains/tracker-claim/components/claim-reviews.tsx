import { useQuery } from '@tanstack/react-query';
import { AnswerLanguage, RequestText } from '#src/domains/request/index.ts';
import type { ReviewProps } from '#src/domains/request/index.ts';
import type { ClaimValues } from '../claim-values.ts';
import { trackerClaim } from '../queries.ts';
import { AllParts } from './all-parts.tsx';
import { ProjectDescriptions } from './claim-descriptions.tsx';

/** The first step once more. */
export function DetailsReview({ values: { basicReq, partsClaim }, open }: ReviewProps<ClaimValues>) {
  return (
    <div className="hd-review-part">
      <ProjectDescriptions claim={partsClaim} open={open} />
      <RequestText>{basicReq.desc}</RequestText>
      <AnswerLanguage language={basicReq.language} />
    </div>
  );
}

/** All parts once more. */
export function PartsReview({ requestId }: { requestId: number }) {
  const { data: claim } = useQuery(trackerClaim(requestId));
  return claim ? <AllParts {...claim} /> : null;
}
