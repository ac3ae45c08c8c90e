import { endpointsOf } from '../kit/index.ts';
import type * as schemas from './all-schemas.ts';

const endpoint = endpointsOf<typeof schemas>('request');

const pickUp = { permission: 'csp:request:pickup' } as const;

export const takeNext = endpoint({
  method: 'POST',
  path: '/api/request/desk/next',
  summary: 'Get the most urgent case',
  about:
    'Of those that no one has picked up and those of the caller that need an answer: overdue ones first, then those the customer has answered, then by promise. Held for the caller for 5 minutes; two people never get the same one.',
  access: pickUp,
  query: 'NextFrom',
  labels: { type: 'requestType' },
  data: 'NextAnswer',
});

export const skipNext = endpoint({
  method: 'POST',
  path: '/api/request/desk/next/skip',
  summary: 'Skip a case and get the next one',
  about: 'The reason decides when it’s offered to the caller again.',
  access: pickUp,
  query: 'NextFrom',
  labels: { type: 'requestType' },
  body: 'SkipNextBody',
  data: 'NextAnswer',
});

export const holdNext = endpoint({
  method: 'POST',
  path: '/api/request/desk/next/hold',
  summary: 'Keep a case on hold for another 5 minutes',
  access: pickUp,
  body: 'OnHeldRequest',
  data: 'HeldRequest',
  errors: ['request.held'],
});

export const leaveNext = endpoint({
  method: 'POST',
  path: '/api/request/desk/next/leave',
  summary: 'Release the case on hold',
  access: pickUp,
});
