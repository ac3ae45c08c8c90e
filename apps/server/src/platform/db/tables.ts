// Generated from the migrations by tools/gen-tables.ts. Do not edit.
import type { ColumnType, GeneratedAlways } from 'kysely';

/** Kysely's own does not look into a ColumnType: a time with a default would be read as one. */
type Generated<Type> = Type extends ColumnType<infer Read, infer Insert, infer Update>
  ? ColumnType<Read, Insert | undefined, Update>
  : ColumnType<Type, Type | undefined, Type>;
type Timestamp = ColumnType<Date, Date | string, Date | string>;
/** Read parsed, written as JSON text. */
type Json = ColumnType<unknown, string, string>;

export interface Account {
  id: GeneratedAlways<number>;
  company_name: string;
  account_type: string;
  account_role: Generated<string[]>;
  organization_nature: string;
  region_id: number;
  province: Generated<string>;
  city: string;
  address: string;
  postal_code: string;
  tax_no: string;
  trade_register_no: Generated<string>;
  fax: Generated<string>;
  created_at: Generated<Timestamp>;
  version: Generated<number>;
}

export interface Address {
  id: GeneratedAlways<number>;
  account_id: number;
  title: Generated<string>;
  company_name: Generated<string>;
  contact_person: string;
  email: string;
  mobile: string;
  fax: Generated<string>;
  tax_no: Generated<string>;
  trade_no: Generated<string>;
  ship_to_country: number;
  province: Generated<string>;
  city: string;
  address: string;
  postal_code: string;
  is_default: Generated<boolean>;
  created_at: Generated<Timestamp>;
  version: Generated<number>;
}

export interface AppUser {
  id: GeneratedAlways<number>;
  kind: string;
  email: string;
  name: string;
  avatar: string | null;
  language: Generated<string>;
  password_hash: string | null;
  activated_at: Timestamp | null;
  disabled_at: Timestamp | null;
  created_at: Generated<Timestamp>;
}

export interface Audit {
  id: GeneratedAlways<number>;
  at: Timestamp;
  actor_id: number | null;
  actor_name: string;
  on_behalf_of: number | null;
  action: string;
  subject_type: string;
  subject_id: string;
  before: Json | null;
  after: Json | null;
  address: string;
  request_id: string;
}

export interface Captcha {
  id: string;
  answer_hash: Uint8Array;
  expires_at: Timestamp;
}

export interface Contact {
  id: GeneratedAlways<number>;
  account_id: number;
  user_id: number | null;
  email: string;
  first_name: string;
  last_name: string;
  mobile: string;
  salutation: Generated<string>;
  job_title: Generated<string>;
  receive_more_information: Generated<number>;
  privacy_accepted_at: Timestamp;
  status: Generated<string>;
  created_at: Generated<Timestamp>;
  version: Generated<number>;
}

export interface DemoMail {
  id: GeneratedAlways<number>;
  sent_at: Timestamp;
  recipient: string;
  subject: string;
  body_text: string;
  body_html: string;
}

export interface IdempotencyKey {
  user_id: number;
  call: string;
  key: string;
  body_hash: Uint8Array;
  answer: Json | null;
  created_at: Generated<Timestamp>;
}

export interface MailLink {
  token_hash: Uint8Array;
  user_id: number;
  purpose: string;
  expires_at: Timestamp;
  used_at: Timestamp | null;
}

export interface Migration {
  name: string;
  hash: string;
  ran_at: Generated<Timestamp>;
}

export interface ModuleClaim {
  request_id: number;
  project_name: Generated<string>;
  capacity: Generated<string>;
  unit: Generated<string>;
  quantity: Generated<string>;
  project_country: Generated<string>;
  project_city: Generated<string>;
  project_address: Generated<string>;
  type: Generated<string>;
  bracket: Generated<string>;
  last_request_no: Generated<string>;
  defect_date: Generated<string>;
  deliver_phone: Generated<string>;
  deliver_address: Generated<string>;
}

export interface ProcessNode {
  id: GeneratedAlways<number>;
  request_id: number;
  code: number;
  created_at: Timestamp;
  voided_at: Timestamp | null;
  eta_etds: Generated<Json>;
}

export interface Request {
  id: GeneratedAlways<number>;
  request_no: string;
  type: number;
  status: Generated<string>;
  account_id: number;
  contact_id: number;
  created_by: number;
  owner_id: number | null;
  language: Generated<string>;
  region_id: number | null;
  description: Generated<string>;
  project_name: Generated<string>;
  quantity: number | null;
  waiting_on: Generated<string>;
  nodes: Generated<number[]>;
  open_tips: Generated<number>;
  submitted_at: Timestamp | null;
  first_contact_due: Timestamp | null;
  first_contact_at: Timestamp | null;
  last_customer_message_at: Timestamp | null;
  last_staff_message_at: Timestamp | null;
  sync_status: Generated<number>;
  created_at: Timestamp;
  updated_at: Timestamp;
  version: Generated<number>;
  promise_at: GeneratedAlways<Date>;
}

export interface RequestAddress {
  request_id: number;
  address_id: number | null;
  details: Json;
}

export interface RequestEvent {
  id: GeneratedAlways<number>;
  request_id: number;
  at: Timestamp;
  actor_id: number | null;
  on_behalf_of: number | null;
  action: string;
  from_status: string | null;
  to_status: string | null;
  reason: Generated<string>;
  before: Json | null;
  after: Json | null;
}

export interface RequestNumber {
  prefix: string;
  day: string;
  last: number;
}

export interface Session {
  token_hash: Uint8Array;
  user_id: number;
  created_at: Timestamp;
  seen_at: Timestamp;
  expires_at: Timestamp;
  address: string;
  user_agent: string;
}

export interface SharedSecret {
  name: string;
  sealed: Uint8Array;
}

export interface Throttle {
  key: string;
  points: Generated<number>;
  expire: number | null;
}

export interface UserRole {
  user_id: number;
  role: string;
}

export interface DB {
  account: Account;
  address: Address;
  app_user: AppUser;
  audit: Audit;
  captcha: Captcha;
  contact: Contact;
  demo_mail: DemoMail;
  idempotency_key: IdempotencyKey;
  mail_link: MailLink;
  migration: Migration;
  module_claim: ModuleClaim;
  process_node: ProcessNode;
  request: Request;
  request_address: RequestAddress;
  request_event: RequestEvent;
  request_number: RequestNumber;
  session: Session;
  shared_secret: SharedSecret;
  throttle: Throttle;
  user_role: UserRole;
}
