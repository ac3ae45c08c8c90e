import { demoUsers, findUserByEmail } from '#src/domains/identity/index.ts';
import { buildTeam } from '#src/domains/identity/seed.ts';
import { routeAll } from '#src/domains/routing/index.ts';
import { buildCoverage, buildRule } from '#src/domains/routing/seed.ts';
import type { Platform } from '#src/platform/platform.ts';

const [spain, portugal] = [724, 620];

/** The teams, what their people cover, and rules that suggest who gets a request. */
export async function buildRouting(platform: Platform): Promise<void> {
  const idOf = async (name: string): Promise<number> => {
    const email = demoUsers.find((user) => user.email.startsWith(`${name}@`))?.email ?? '';
    const user = await findUserByEmail(platform.db, email);
    if (user === undefined) throw new Error(`The demo has no ${name}`);
    return user.id;
  };
  const [ingrid, tomas, mei, jakub] = [await idOf('agent'), await idOf('module'), await idOf('tracker'), await idOf('supervisor')];
  const moduleTeam = await buildTeam(platform, 'Module team, Europe and Africa', [ingrid, tomas]);
  const trackerTeam = await buildTeam(platform, 'Tracker team', [mei]);
  const lead = { userId: jakub };
  await buildCoverage(platform, lead, ingrid, { languages: ['en', 'it', 'es'] });
  await buildCoverage(platform, lead, tomas, { languages: ['es', 'it', 'en', 'fr'], regions: ['europe', 'middle-east-africa'] });
  await buildCoverage(platform, lead, mei, { languages: ['zh', 'en'] });
  await buildCoverage(platform, lead, jakub, { languages: ['pl', 'de', 'es'], regions: ['europe'] });
  await buildRule(platform, lead, { types: [2, 4], target: { kind: 'team', teamId: trackerTeam } });
  await buildRule(platform, lead, {
    countries: [spain, portugal],
    languages: ['es'],
    target: { kind: 'people', userIds: [tomas] },
    mode: 'automatic',
  });
  await buildRule(platform, lead, { moreThanSerials: 10_000, target: { kind: 'people', userIds: [ingrid, jakub] } });
  await buildRule(platform, lead, {
    regions: ['europe', 'middle-east-africa'],
    target: { kind: 'team', teamId: moduleTeam, inLanguage: true },
  });
  await buildRule(platform, lead, { languages: ['ja'], target: { kind: 'people', userIds: [mei] }, isEnabled: false });
  await routeAll(platform);
}
