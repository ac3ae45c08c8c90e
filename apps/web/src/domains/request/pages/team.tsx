import { TeamPage } from '../absence/team-page.tsx';

/** Out of office: absences and stand-ins. */
export default function TeamAbsencesPage() {
  return <TeamPage />;
}
