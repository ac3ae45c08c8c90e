import { z } from 'zod';
import { Id, Version } from '../kit/index.ts';
import { AccountReq, ContactReq, RequestAddressReq } from './schemas.ts';

/** Addresses that one company may keep. */
export const maxAddresses = 200;

/** What customers change of their own company. Customer service changes the name: warranties and contracts name it. */
export const OwnAccountBody = AccountReq.omit({ companyName: true }).extend({ version: Version });

export type OwnAccountBody = z.input<typeof OwnAccountBody>;

/** What contacts change of themselves. Customer service changes the e-mail address: it signs in and proves who they are. */
export const OwnContactBody = ContactReq.pick({ firstName: true, lastName: true, mobile: true, salutation: true, jobTitle: true }).extend({
  receiveMoreInformation: ContactReq.shape.receiveMoreInformation.unwrap(),
  version: Version,
});

export type OwnContactBody = z.input<typeof OwnContactBody>;

/** An entry of the address book, with the rules of a claim's delivery address and a company's name. */
export const AddressBody = RequestAddressReq.omit({ addressId: true, accountName: true, sfUpload: true, keep: true }).extend({
  companyName: AccountReq.shape.companyName,
  isDefault: z.boolean().default(false),
});

export type AddressBody = z.input<typeof AddressBody>;

export const AddressEdit = AddressBody.extend({ version: Version });

export type AddressEdit = z.input<typeof AddressEdit>;

export const OnAddress = z.object({ addressId: Id });
