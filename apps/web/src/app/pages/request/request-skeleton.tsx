import './request-page.css';
import { BlockSkeleton } from '#src/ui/states/skeletons.tsx';

/** A request on its way: every column has its place already, so that none moves when the request is there. */
export function RequestSkeleton() {
  return (
    <div className="hd-page">
      <div className="hd-request-head-skeleton" />
      <div className="hd-panes hd-request">
        <div className="hd-request-progress hd-request-only-wide" />
        <div className="hd-request-main hd-request-overview">
          <BlockSkeleton lines={1} />
          <BlockSkeleton lines={6} />
        </div>
        <div className="hd-request-side hd-request-not-single" />
      </div>
    </div>
  );
}
