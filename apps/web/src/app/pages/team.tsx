import { TeamPage } from '#src/domains/request/index.ts';
import { RoutingTabs } from '#src/domains/routing/index.ts';
import { useCan } from '#src/platform/session.ts';

/** Out of office: absences and stand-ins; for those who say by rules who gets requests, a part of Routing. */
export default function TeamAbsencesPage() {
  const mayRoute = useCan('csp:routing:edit');
  return <TeamPage tabs={mayRoute && <RoutingTabs at="away" />} />;
}
