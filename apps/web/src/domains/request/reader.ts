import { currentUser } from '#src/platform/session.ts';

/** Whether a customer reads, who is not told all that staff know. */
export const isCustomer = (): boolean => currentUser()?.user.kind === 'customer';
