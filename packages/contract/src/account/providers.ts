import { z } from 'zod';
import { Email, endpoint, Id, LanguageCode, optionalText, Phone, RegionId, sortedPaging, text, Timestamp, Version } from '../kit/index.ts';
import { UserState } from '../identity/index.ts';

export const ProviderState = z.enum(['enabled', 'disabled']);

export const ProviderListQuery = sortedPaging(['name', 'createTime']).extend({
  /** Part of the name, the city or the e-mail address. */
  text: z.string().trim().max(100).optional(),
  /** Where they sit. */
  country: RegionId.optional(),
  /** A country that they serve. */
  serves: RegionId.optional(),
  state: ProviderState.optional(),
});

/** A service provider company. */
export const ProviderCompany = z.object({
  providerId: z.number().int(),
  name: z.string(),
  regionId: z.number().int(),
  city: z.string(),
  address: z.string(),
  postalCode: z.string(),
  email: z.string(),
  phone: z.string(),
  serves: z.array(z.number().int()),
  state: ProviderState,
  users: z.number().int(),
  /** Of them, those who cannot sign in by themselves: invited or disabled. */
  usersOff: z.number().int(),
  createTime: Timestamp,
  version: Version,
});
export type ProviderCompany = z.output<typeof ProviderCompany>;

export const AddProviderBody = z.object({
  name: text(200),
  regionId: RegionId,
  city: optionalText(100),
  address: optionalText(200),
  postalCode: optionalText(20),
  email: Email,
  phone: z.union([z.literal(''), Phone]).default(''),
  serves: z.array(RegionId).max(249).default([]),
});
const which = { providerId: Id, version: Version };
export const EditProviderBody = AddProviderBody.extend(which);
const OnProvider = z.object(which);

/** Somebody of a service provider. */
export const ProviderUser = z.object({
  userId: z.number().int(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  jobTitle: z.string(),
  language: LanguageCode,
  state: UserState,
  invitedUntil: Timestamp.nullable(),
  sessions: z.number().int(),
  createTime: Timestamp,
});
export type ProviderUser = z.output<typeof ProviderUser>;

export const InviteProviderUserBody = z.object({
  providerId: Id,
  email: Email,
  name: text(120),
  phone: z.union([z.literal(''), Phone]).default(''),
  jobTitle: optionalText(100),
  language: LanguageCode,
});
const OnUser = z.object({ userId: Id });

const list = { permission: 'csp:provider:list' } as const;
const edit = { permission: 'csp:provider:edit' } as const;

export const listProviders = endpoint({
  method: 'GET',
  path: '/api/provider/list',
  summary: 'Service provider companies',
  access: list,
  query: ProviderListQuery,
  data: ProviderCompany,
  paged: true,
});

export const addProvider = endpoint({
  method: 'POST',
  path: '/api/provider',
  summary: 'Add a service provider company',
  access: edit,
  body: AddProviderBody,
  data: ProviderCompany,
  idempotent: true,
});

export const editProvider = endpoint({
  method: 'PUT',
  path: '/api/provider',
  summary: 'Change a service provider company',
  access: edit,
  body: EditProviderBody,
  data: ProviderCompany,
  idempotent: true,
  errors: ['stale'],
});

export const disableProvider = endpoint({
  method: 'POST',
  path: '/api/provider/disable',
  summary: 'Shut a service provider and all its people out at once',
  access: edit,
  body: OnProvider,
  data: ProviderCompany,
  idempotent: true,
  errors: ['stale'],
});

export const enableProvider = endpoint({
  method: 'POST',
  path: '/api/provider/enable',
  summary: 'Let a service provider in again',
  access: edit,
  body: OnProvider,
  data: ProviderCompany,
  idempotent: true,
  errors: ['stale'],
});

export const listProviderUsers = endpoint({
  method: 'GET',
  path: '/api/provider/users/:providerId',
  summary: 'The people of a service provider, by name; five hundred at most',
  access: list,
  params: z.object({ providerId: Id }),
  data: z.array(ProviderUser),
});

export const inviteProviderUser = endpoint({
  method: 'POST',
  path: '/api/provider/user',
  summary: 'Invite somebody of a service provider by mail; the link lets them choose a password and is good for 7 days',
  access: edit,
  body: InviteProviderUserBody,
  data: ProviderUser,
  idempotent: true,
  errors: ['conflict'],
});

export const inviteProviderUserAgain = endpoint({
  method: 'POST',
  path: '/api/provider/user/inviteAgain',
  summary: 'Mail a new invitation; earlier ones end',
  access: edit,
  body: OnUser,
  data: ProviderUser,
  errors: ['conflict', 'tooManyRequests'],
});

export const disableProviderUser = endpoint({
  method: 'POST',
  path: '/api/provider/user/disable',
  summary: 'Shut somebody of a service provider out at once',
  access: edit,
  body: OnUser,
  data: ProviderUser,
  idempotent: true,
});

export const enableProviderUser = endpoint({
  method: 'POST',
  path: '/api/provider/user/enable',
  summary: 'Let somebody of a service provider in again',
  access: edit,
  body: OnUser,
  data: ProviderUser,
  idempotent: true,
});

export const mailProviderReset = endpoint({
  method: 'POST',
  path: '/api/provider/user/resetMail',
  summary: 'Mail somebody of a service provider a link to choose a new password',
  access: edit,
  body: OnUser,
  errors: ['conflict', 'tooManyRequests'],
});
