import type { SignInOptions } from '@heliodesk/contract/identity';
import type { RoleKey } from '@heliodesk/contract/kit';

/** Spec 3 §5. */
export const demoPassword = 'Sunny2026';

const people = [
  ['customer', 'customer'],
  ['colleague', 'customer'],
  ['customer2', 'customer'],
  ['provider', 'provider'],
  ['provider2', 'provider'],
  ['agent', 'agent'],
  ['module', 'module_agent'],
  ['tracker', 'tracker_agent'],
  ['supervisor', 'supervisor'],
  ['supervisor2', 'supervisor'],
  ['finance', 'finance'],
  ['finance2', 'finance'],
  ['admin', 'admin'],
] as const satisfies (readonly [string, RoleKey])[];

/** Users of each role, two of those who decide and pay, because both need four eyes; made by the demo and named on its sign-in screen. */
export const demoUsers = people.map(([name, role]) => ({
  email: `${name}@demo.heliodesk.test`,
  role,
  form: role === 'customer' || role === 'provider' ? ('customer' as const) : ('staff' as const),
})) satisfies NonNullable<SignInOptions['demo']>['users'];
