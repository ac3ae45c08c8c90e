import type { RoleKey } from '@heliodesk/contract/kit';
import { buildCustomer, buildProviderUser, type BuiltCustomer } from '#src/domains/account/seed.ts';
import { buildFactor, buildStaff, signIn, type BuiltUser, type StaffRole } from '#src/domains/identity/seed.ts';
import { buildGuest, buildRtsContact } from '../guests.ts';
import type { TestApp } from '../test-app.ts';
import type { TestClient } from '../test-client.ts';

/** Someone who takes random steps. */
export interface Walker {
  who: string;
  kind: 'customer' | 'staff' | 'provider' | 'guest';
  role: RoleKey | null;
  /** Of a guest, none. */
  userId: number | null;
  /** Of customers. */
  contact: BuiltCustomer | null;
  client: TestClient;
  /** Opens a session: those of before have ended by a jump of the clock. */
  enter: () => Promise<void>;
}

/** Everyone who takes part: two contacts of each of three companies, all kinds of staff, a service provider. */
export interface Crew {
  customers: Walker[];
  /** The first of a company whose requests guests may be let in to. */
  rts: Walker;
  staff: Walker[];
  all: Walker[];
}

const staffRoles = [
  ['agent', 'agent'],
  ['second agent', 'agent'],
  ['module specialist', 'module_agent'],
  ['tracker specialist', 'tracker_agent'],
  ['lead', 'supervisor'],
  ['second lead', 'supervisor'],
  ['third lead', 'supervisor'],
  ['finance', 'finance'],
  ['second finance', 'finance'],
  ['administrator', 'admin'],
] as const satisfies [string, StaffRole][];

function walkerOf(app: TestApp, who: string, role: RoleKey, person: BuiltUser & Partial<BuiltCustomer>): Walker {
  const client = app.client(person.token);
  return {
    who,
    kind: role === 'customer' || role === 'provider' ? role : 'staff',
    role,
    userId: person.userId,
    contact: role === 'customer' ? (person as BuiltCustomer) : null,
    client,
    enter: async () => {
      client.token = await signIn(app.platform, person);
    },
  };
}

export async function gatherCrew(app: TestApp): Promise<Crew> {
  const { platform } = app;
  const customers: Walker[] = [];
  for (const [company, first] of [
    ['Clara', await buildCustomer(platform)],
    ['Fremd', await buildCustomer(platform)],
    ['Guests', await buildRtsContact(platform)],
  ] as const) {
    customers.push(walkerOf(app, `${company}’s customer`, 'customer', first));
    customers.push(walkerOf(app, `${company}’s colleague`, 'customer', await buildCustomer(platform, { company: first })));
  }
  const staff: Walker[] = [];
  for (const [who, role] of staffRoles) {
    const person = await buildStaff(platform, { role, name: `Walker ${who}` });
    if (role === 'finance') await buildFactor(platform, person);
    staff.push(walkerOf(app, who, role, person));
  }
  const provider = walkerOf(app, 'provider', 'provider', await buildProviderUser(platform));
  return { customers, rts: customers[4] as Walker, staff, all: [...customers, ...staff, provider] };
}

/** A guest whose link names the request. */
export async function letGuestIn(app: TestApp, requestId: number): Promise<Walker & { guestId: number }> {
  const guest = await buildGuest(app, requestId);
  const client = app.client(guest.token);
  return {
    who: `guest of ${requestId}`,
    kind: 'guest',
    role: null,
    userId: null,
    contact: null,
    guestId: guest.guestId,
    client,
    enter: async () => {
      client.token = (await buildGuest(app, requestId, guest)).token;
    },
  };
}
