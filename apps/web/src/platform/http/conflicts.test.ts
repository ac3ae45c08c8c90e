// @shares-process
import { endpointsOf, errorCatalogue } from '@heliodesk/contract/kit';
import type { ErrorKey, ErrorKeyOf } from '@heliodesk/contract/kit';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { toasts } from '../feedback/notices.ts';
import { Refused, stubServer } from '../testing/stub-server.ts';
import { isError } from './call-error.ts';
import { call } from './call.ts';
import { currentAs, isLeftToForm } from './error-policy.ts';

const Thing = z.object({ name: z.string() });
const schemas = { Thing };
const endpoint = endpointsOf<typeof schemas>('test');
const save = endpoint({ method: 'POST', path: '/api/thing', summary: 'Save', access: 'public', body: 'Thing' });

/** What each key that travels as 409 carries; a new one does not compile until it is listed here. */
const conflicts: Readonly<Record<ErrorKeyOf<409>, object>> = {
  stale: { current: { name: 'theirs' } },
  conflict: {},
  'idempotency.differs': {},
  'idempotency.running': {},
  'account.alreadyKnown': { customers: [] },
  'onBehalf.notPossible': { blockReason: 'contactDisabled' },
  'user.ownAccess': {},
  'customer.disabled': {},
  'attachment.frozen': {},
  'request.notDraft': { status: 'submitted' },
  'request.otherType': {},
  'request.alreadyPickedUp': { ownerId: 9, version: 4 },
  'request.alreadyAppealed': {},
  'request.alreadyReopened': {},
  'request.nobodyToRemind': {},
  'request.held': {},
  'action.notAllowed': { state: 'completed' },
  'macro.changed': {},
  'macro.blocked': { step: 1, kind: 'message', why: 'other', guards: [], task: null },
  'macro.undoTooLate': {},
  'request.withdrawn': {},
  'tip.closed': { state: 'recalled' },
  'tip.notAnswered': {},
  'part.frozen': {},
  'serial.frozen': {},
  'serial.importOpen': {},
  'serial.importRunning': {},
  'serial.lineFull': {},
  'serial.tooManyFiles': {},
  'chat.recallTooLate': {},
  'factor.none': {},
  'factor.required': {},
  'factor.missing': {},
  'factor.resetNotYours': {},
  'factor.resetOpen': {},
  'chat.deleteTooLate': {},
};
const keys = Object.keys(conflicts) as ErrorKeyOf<409>[];

const refuse = async (key: ErrorKey | undefined, data: object, quiet?: 'stale'): Promise<unknown> => {
  stubServer([[save, new Refused({ code: 409, msg: `The text of ${key}`, data: { ...(key && { key }), ...data } })]]);
  return call(save, { body: { name: 'mine' }, quiet }).then(
    () => undefined,
    (error: unknown) => error,
  );
};

describe('a refusal that travels as 409', () => {
  it('is one of these', () => {
    const of409 = (Object.keys(errorCatalogue) as ErrorKey[]).filter((key) => errorCatalogue[key] === 409);
    expect(of409.toSorted()).toEqual(keys.toSorted());
  });

  it.each(keys)('%s is known by its key, as no other, and shown in its own words', async (key) => {
    const error = await refuse(key, conflicts[key]);
    expect(keys.filter((other) => isError(error, other))).toEqual([key]);
    expect(error).toMatchObject({ key, data: conflicts[key] });
    expect(toasts.get()).toMatchObject([{ text: `The text of ${key}` }]);
  });

  it.each(keys.filter((key) => key !== 'stale'))(
    '%s is shown also where a form compares states, and is no state to compare',
    async (key) => {
      const error = await refuse(key, { ...conflicts[key], current: { name: 'no state' } }, 'stale');
      expect(toasts.get()).toHaveLength(1);
      expect(currentAs(Thing, error)).toBeUndefined();
    },
  );

  it('stale brings the record as it is now, read by its schema', async () => {
    const error = await refuse('stale', { current: { name: 'theirs', more: 1 } }, 'stale');
    expect(toasts.get()).toEqual([]);
    expect(currentAs(Thing, error)).toEqual({ name: 'theirs' });
    expect(isLeftToForm(error)).toBe(false);
  });

  it('without a key says no more than its code does', async () => {
    const error = await refuse(undefined, {});
    expect(isError(error, 'conflict')).toBe(true);
    expect(isError(error, 'stale')).toBe(false);
  });
});
