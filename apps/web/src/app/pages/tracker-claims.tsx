import { requestTypes } from '@heliodesk/contract/request';
import { Navigate } from 'react-router';
import { deskPaths } from '#src/domains/request/index.ts';

/** Where specialists for trackers land after single sign-on: their cases at the desk, as long as claims on trackers have no form here. */
export default function TrackerClaimsPage() {
  return <Navigate replace to={`${deskPaths.list}?type=${requestTypes.trackerClaim}`} />;
}
