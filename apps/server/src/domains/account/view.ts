import type { AccountView, Address, ContactView, ContactWithAccount, RegisteredAddress } from '@heliodesk/contract/account';
import type { Language } from '@heliodesk/contract/kit';
import { countryName } from '#src/domains/reference/index.ts';
import { nameIn } from '#src/platform/i18n/names.ts';
import type { AccountRow, ContactRow } from './store/accounts.ts';
import type { AddressRow } from './store/addresses.ts';

export const viewContact = (contact: ContactRow): ContactView => ({
  contactId: contact.id,
  userId: contact.user_id,
  email: contact.email,
  firstName: contact.first_name,
  lastName: contact.last_name,
  mobile: contact.mobile,
  salutation: contact.salutation,
  jobTitle: contact.job_title,
  receiveMoreInformation: contact.receive_more_information,
  isServiceProvider: false,
  union: '',
  contactSalesforceId: contact.salesforce_id,
  accountSalesforceId: contact.account_salesforce_id,
  contactStatus: contact.status === 'enabled' ? 'enabled' : 'disabled',
  version: contact.version,
});

export const viewAccount = (account: AccountRow, language: Language): AccountView => ({
  accountId: account.id,
  companyName: account.company_name,
  accountType: account.account_type,
  accountRole: account.account_role,
  organizationNature: account.organization_nature,
  region: { regionId: account.region_id, regionName: countryName(account.region_id, language) },
  province: account.province,
  city: account.city,
  address: account.address,
  postalCode: account.postal_code,
  taxNo: account.tax_no,
  tradeNo: account.trade_register_no,
  tradeRegisterNo: account.trade_register_no,
  fax: account.fax,
  version: account.version,
});

export const viewContactWithAccount = (contact: ContactRow, account: AccountRow, language: Language): ContactWithAccount => ({
  contact: viewContact(contact),
  account: viewAccount(account, language),
});

export const viewAddress = (row: AddressRow): Address => ({
  addressId: row.id,
  addressTitle: row.title,
  companyName: row.company_name,
  contactPerson: row.contact_person,
  email: row.email,
  mobile: row.mobile,
  fax: row.fax,
  taxNo: row.tax_no,
  tradeNo: row.trade_no,
  shipToCountry: row.ship_to_country,
  province: row.province,
  city: row.city,
  address: row.address,
  postalCode: row.postal_code,
  isDefault: row.is_default,
  version: row.version,
});

export const viewRegisteredAddress = (contact: ContactRow, account: AccountRow, language: Language): RegisteredAddress => ({
  companyName: account.company_name,
  contactPerson: nameIn(language, contact),
  email: contact.email,
  mobile: contact.mobile,
  fax: account.fax,
  taxNo: account.tax_no,
  tradeNo: account.trade_register_no,
  shipToCountry: account.region_id,
  province: account.province,
  city: account.city,
  address: account.address,
  postalCode: account.postal_code,
});
