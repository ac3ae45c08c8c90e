import { z } from 'zod';
import {
  answerList,
  answerText,
  Email,
  Id,
  LanguageCode,
  nameLine,
  optionalNameLine,
  optionalText,
  Phone,
  RegionId,
  sortedPaging,
  Timestamp,
  Version,
} from '../kit/index.ts';
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
  name: answerText(120),
  regionId: z.number().int(),
  city: answerText(100),
  address: answerText(300),
  postalCode: answerText(20),
  email: answerText(254),
  phone: answerText(30),
  serves: answerList(z.number().int(), 249),
  state: ProviderState,
  users: z.number().int(),
  /** Of them, those who cannot sign in by themselves: invited or disabled. */
  usersOff: z.number().int(),
  createTime: Timestamp,
  version: Version,
});

export type ProviderCompany = z.output<typeof ProviderCompany>;

export const AddProviderBody = z.object({
  name: nameLine(200),
  regionId: RegionId,
  city: optionalNameLine(100),
  address: optionalText(200),
  postalCode: optionalText(20),
  email: Email,
  phone: z.union([z.literal(''), Phone]).default(''),
  serves: z.array(RegionId).max(249).default([]),
});

const which = { providerId: Id, version: Version };

export const EditProviderBody = AddProviderBody.extend(which);

export const OnProvider = z.object(which);

/** Someone of a service provider. */
export const ProviderUser = z.object({
  userId: z.number().int(),
  name: answerText(120),
  email: answerText(254),
  phone: answerText(30),
  jobTitle: answerText(100),
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
  name: nameLine(120),
  phone: z.union([z.literal(''), Phone]).default(''),
  jobTitle: optionalNameLine(100),
  language: LanguageCode,
});

export const OnUser = z.object({ userId: Id });

export const OnProviderId = z.object({ providerId: Id });
