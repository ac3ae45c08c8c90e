import type { RequestDetail } from '@heliodesk/contract/request';
import { BlockSkeleton } from '#src/ui/states/skeletons.tsx';
import { ErrorState } from '#src/ui/states/states.tsx';
import { useTips } from './queries.ts';
import { TipForm } from './tip-form.tsx';

/** What is asked of the customer just now, to be done in its place. */
export function OpenTasks({ request }: { request: RequestDetail }) {
  const { data: tips, error, refetch } = useTips(request.requestId);
  if (!tips) return error ? <ErrorState error={error} onRetry={refetch} /> : <BlockSkeleton lines={4} />;
  return tips.filter(({ state }) => state === 'open').map((tip) => <TipForm key={tip.tipsId} tip={tip} request={request} />);
}
