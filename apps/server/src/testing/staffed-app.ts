import { buildStaff } from '#src/domains/identity/seed.ts';
import { startTestApp } from './test-app.ts';

/** A whole server at which an administrator, the chief, and an agent are signed in. */
export async function startStaffedApp() {
  const app = await startTestApp();
  const chief = await buildStaff(app.platform, { role: 'admin', name: 'Ada Lindqvist' });
  return { app, chief, admin: app.client(chief.token), agent: app.client((await buildStaff(app.platform)).token) };
}
