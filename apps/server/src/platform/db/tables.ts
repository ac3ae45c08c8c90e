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
  customer_type: Generated<number>;
  salesforce_id: Generated<string>;
  disabled_at: Timestamp | null;
  has_active: Generated<boolean>;
  search: Generated<string>;
  state: GeneratedAlways<string>;
  words: GeneratedAlways<string>;
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

export interface Announcement {
  id: GeneratedAlways<number>;
  level: string;
  texts: Json;
  starts_at: Timestamp;
  ends_at: Timestamp;
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
  phone: Generated<string>;
  job_title: Generated<string>;
  team_id: number | null;
  version: Generated<number>;
  password_changed_at: Timestamp | null;
  unproved_since: Timestamp | null;
}

export interface ApprovalLimit {
  user_id: number;
  currency: string;
  amount: string;
}

export interface Attachment {
  id: GeneratedAlways<number>;
  owner_id: number;
  file_key: string;
  owner_kind: string;
  shown_at: Timestamp | null;
  file_name: string;
  description: Generated<string>;
  uploaded_by: number | null;
  created_at: Timestamp;
  guest_id: number | null;
  place: string | null;
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
  guest_id: number | null;
}

export interface AuthenticatorApp {
  user_id: number;
  secret: Uint8Array;
  last_step: number;
  created_at: Timestamp;
  last_used_at: Timestamp | null;
}

export interface BankDetails {
  id: GeneratedAlways<number>;
  request_id: number;
  payee: Generated<string>;
  account_id: number;
  contact_id: number;
  state: Generated<string>;
  version: Generated<number>;
  entry: number | null;
  entered_by: number | null;
  entered_at: Timestamp | null;
  check_due: Timestamp | null;
  checked_by: number | null;
  checked_at: Timestamp | null;
  cleared_other: Generated<string>;
  confirmed_at: Timestamp | null;
  reason: Generated<string>;
  cleared_changed: Generated<string>;
  late_told_at: Timestamp | null;
}

export interface BankDetailsEntry {
  bank_details_id: number;
  entry: number;
  account_id: number;
  contact_id: number;
  entered_at: Timestamp;
  sealed: Uint8Array;
  key_version: number;
  fingerprint: Uint8Array;
}

export interface BankDetailsEvent {
  id: GeneratedAlways<number>;
  bank_details_id: number;
  at: Timestamp;
  actor_id: number | null;
  action: string;
  from_state: string;
  to_state: string;
  reason: Generated<string>;
}

export interface Captcha {
  id: string;
  answer_hash: Uint8Array;
  expires_at: Timestamp;
}

export interface ChatDigest {
  request_id: number;
  side: string;
  due_at: Timestamp;
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
  privacy_accepted_at: Timestamp | null;
  status: Generated<string>;
  created_at: Generated<Timestamp>;
  version: Generated<number>;
  salesforce_id: Generated<string>;
  account_salesforce_id: Generated<string>;
  is_service_provider: Generated<boolean>;
  union_id: Generated<string>;
  language: Generated<string>;
  words: GeneratedAlways<string>;
}

export interface CreditNote {
  id: GeneratedAlways<number>;
  request_id: number;
  payment_id: number;
  contact_id: number;
  position: number;
  number: string;
  issued_at: Timestamp;
  record: string;
  digest: string;
}

export interface DemoMail {
  id: GeneratedAlways<number>;
  sent_at: Timestamp;
  recipient: string;
  subject: string;
  body_text: string;
  body_html: string;
}

export interface DemoStep {
  name: string;
  done_at: Generated<Timestamp>;
}

export interface DeskView {
  id: GeneratedAlways<number>;
  user_id: number;
  team_id: number | null;
  name: string;
  filters: Json;
  columns: string[];
  order_by: string | null;
  direction: string | null;
  version: Generated<number>;
  created_at: Timestamp;
  updated_at: Timestamp;
}

export interface DeskViewOrder {
  user_id: number;
  view_ids: number[];
}

export interface DictEntry {
  id: GeneratedAlways<number>;
  type: string;
  value: string;
  labels: Json;
  sort: number;
  css_class: Generated<string>;
  status: Generated<string>;
  version: Generated<number>;
}

export interface Enquiry {
  request_id: number;
  product: Generated<string>;
  serial_number: Generated<string>;
  phone_no: Generated<string>;
  address: Generated<string>;
  company_name: Generated<string>;
  tax_no: Generated<string>;
}

export interface Exchange {
  id: GeneratedAlways<number>;
  request_id: number;
  solution_id: number;
  quantity: number;
  power_w: string;
  state: Generated<string>;
  version: Generated<number>;
  tip_id: number | null;
  addressed_by: number | null;
  addressed_at: Timestamp | null;
  done_at: Timestamp | null;
  done_by: number | null;
}

export interface FactorChallenge {
  owner_hash: Uint8Array;
  purpose: string;
  content: Uint8Array;
  expires_at: Timestamp;
}

export interface FactorReset {
  id: GeneratedAlways<number>;
  user_id: number;
  reason: string;
  asked_by: number;
  asked_at: Timestamp;
  expires_at: Timestamp;
  confirmed_by: number | null;
  closed_at: Timestamp | null;
}

export interface Guest {
  id: GeneratedAlways<number>;
  host: string;
  email: string;
  name: string;
  language: Generated<string>;
  customer_type: number;
  subject_kind: string;
  subject_id: number;
  created_at: Timestamp;
}

export interface GuestLink {
  signature: Uint8Array;
  expires_at: Timestamp;
}

export interface GuestSession {
  token_hash: Uint8Array;
  guest_id: number;
  created_at: Timestamp;
  expires_at: Timestamp;
  address: string;
  user_agent: string;
}

export interface IdempotencyKey {
  call: string;
  key: string;
  body_hash: Uint8Array;
  answer: Json | null;
  created_at: Generated<Timestamp>;
  caller: string;
}

export interface ImportedRequest {
  id: GeneratedAlways<number>;
  external_system: string;
  external_no: string;
  account_id: number | null;
  company_name: Generated<string>;
  contact_name: Generated<string>;
  contact_email: Generated<string>;
  type: number;
  status: string;
  title: string;
  description: Generated<string>;
  project_name: Generated<string>;
  quantity: number | null;
  outcome: Generated<string>;
  created_at: Timestamp;
  closed_at: Timestamp;
  words: GeneratedAlways<string>;
}

export interface ImportedRequestSerial {
  imported_id: number;
  sn: string;
}

export interface LiveTicket {
  hash: Uint8Array;
  session_key: string;
  expires_at: Timestamp;
}

export interface Macro {
  id: GeneratedAlways<number>;
  built_in: string | null;
  names: Json;
  types: number[];
  statuses: string[];
  steps: Json;
  is_enabled: Generated<boolean>;
  position: number;
  version: Generated<number>;
  updated_at: Timestamp;
  based_on: Generated<Json>;
}

export interface MacroRun {
  id: GeneratedAlways<number>;
  macro_id: number;
  request_id: number;
  run_at: Timestamp;
  run_by: number | null;
  done: Generated<Json>;
  undone_at: Timestamp | null;
}

export interface MailLink {
  token_hash: Uint8Array;
  user_id: number;
  purpose: string;
  expires_at: Timestamp;
  used_at: Timestamp | null;
}

export interface Message {
  id: GeneratedAlways<number>;
  request_id: number;
  side: string;
  author_id: number | null;
  client_msg_id: string;
  type: number;
  internal: Generated<boolean>;
  content: string;
  params: Generated<Json>;
  created_at: Timestamp;
  recalled_at: Timestamp | null;
  guest_id: number | null;
  needs_answer: Generated<boolean>;
  reply: Generated<boolean>;
}

export interface MessageFile {
  message_id: number;
  attachment_id: number;
}

export interface MessageMark {
  request_id: number;
  user_id: number | null;
  side: string;
  read_to: Generated<number>;
  mailed_to: Generated<number>;
  guest_id: number | null;
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

export interface ModuleClaimSubmission {
  request_id: number;
  capacity_w: string;
  quantity: number;
  project_country: number;
  project_type: string;
  installation_type: string;
  defect_date: string;
}

export interface ModuleImport {
  source: string;
  rows_done: Generated<number>;
  rejected: Generated<number>;
  finished_at: Timestamp | null;
  updated_at: Generated<Timestamp>;
}

export interface ModuleProduction {
  is_only: Generated<boolean>;
  first_day: string;
}

export interface ModuleRegistry {
  serial_number: string;
  module_type: string;
  grade: string;
  power: string;
  production_date: string;
  warranty_region: number;
  warranty_start: string;
  product_years: number;
  performance_years: number;
  settled_on: string | null;
}

export interface Notice {
  id: GeneratedAlways<number>;
  user_id: number;
  kind: string;
  request_id: number | null;
  actor_id: number | null;
  actor_name: string | null;
  data: Generated<Json>;
  created_at: Timestamp;
  read_at: Timestamp | null;
  mailed_at: Timestamp | null;
  run_id: number | null;
}

export interface NoticeChoice {
  user_id: number;
  topic: string;
  way: string;
  since: Timestamp;
}

export interface NoticeDaily {
  user_id: number;
  hour: Generated<number>;
  time_zone: Generated<string>;
  next_at: Timestamp | null;
}

export interface Passkey {
  id: GeneratedAlways<number>;
  user_id: number;
  credential_id: string;
  public_key: Uint8Array;
  sign_count: number;
  transports: string[];
  name: string;
  created_at: Timestamp;
  last_used_at: Timestamp | null;
}

export interface Payment {
  id: GeneratedAlways<number>;
  request_id: number;
  solution_id: number;
  bank_details_id: number;
  entry: number;
  currency: string;
  amount: string;
  state: Generated<string>;
  version: Generated<number>;
  credit_note_id: number | null;
  acknowledged_by: number | null;
  acknowledged_at: Timestamp | null;
  due_at: Timestamp | null;
  late_told_at: Timestamp | null;
  paid_by: number | null;
  pay_day: string | null;
  paid_at: Timestamp | null;
  bank_reference: Generated<string>;
  steps_before: Generated<number[]>;
  corrected_by: number | null;
}

export interface PaymentEvent {
  id: GeneratedAlways<number>;
  payment_id: number;
  at: Timestamp;
  actor_id: number | null;
  action: string;
  from_state: string;
  to_state: string;
  reason: Generated<string>;
  before: Json | null;
  after: Json | null;
}

export interface PendingSignIn {
  token_hash: Uint8Array;
  user_id: number;
  form: string;
  must_set_up: boolean;
  wrong: Generated<number>;
  binding_hash: Uint8Array | null;
  expires_at: Timestamp;
}

export interface PhraseOverride {
  language: string;
  key: string;
  text: string;
  changed_at: Timestamp;
  version: Generated<number>;
  changed_by: Generated<string>;
}

export interface ProcessNode {
  id: GeneratedAlways<number>;
  request_id: number;
  code: number;
  created_at: Timestamp;
  voided_at: Timestamp | null;
  eta_etds: Generated<Json>;
}

export interface Provider {
  id: GeneratedAlways<number>;
  name: string;
  region_id: number;
  city: Generated<string>;
  address: Generated<string>;
  postal_code: Generated<string>;
  email: string;
  phone: Generated<string>;
  serves: Generated<number[]>;
  disabled_at: Timestamp | null;
  created_at: Timestamp;
  version: Generated<number>;
}

export interface ProviderUser {
  user_id: number;
  provider_id: number;
}

export interface Receipt {
  id: GeneratedAlways<number>;
  request_id: number;
  position: number;
  number: string;
  kind: string;
  tip_id: number | null;
  confirmed_at: Timestamp;
  confirmed_by: number | null;
  confirmed_by_guest: number | null;
  confirmed_for: number | null;
  confirmed_by_name: string;
  confirmed_for_name: string;
  record: string;
  digest: string;
}

export interface RecoveryCode {
  user_id: number;
  code_hash: Uint8Array;
  used_at: Timestamp | null;
}

export interface Registration {
  token_hash: Uint8Array;
  contact_id: number | null;
  expires_at: Timestamp;
}

export interface RememberedDevice {
  id: GeneratedAlways<number>;
  user_id: number;
  token_hash: Uint8Array;
  user_agent: string;
  created_at: Timestamp;
  last_used_at: Timestamp;
  expires_at: Timestamp;
}

export interface Request {
  id: GeneratedAlways<number>;
  request_no: string;
  type: number;
  status: Generated<string>;
  account_id: number | null;
  contact_id: number | null;
  created_by: number | null;
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
  on_behalf: Generated<boolean>;
  guest_id: number | null;
  updated_hour: GeneratedAlways<Date>;
  title: string | null;
  discarded_at: Timestamp | null;
  promise_at: GeneratedAlways<Date>;
  word_hour: GeneratedAlways<Timestamp | null>;
  closed_at: Timestamp | null;
  outcome: string | null;
  decision_due: Timestamp | null;
  proposed_by: number | null;
  appeal_until: Timestamp | null;
  appealed_at: Timestamp | null;
  question_id: number | null;
  question_at: Timestamp | null;
  question_reminded: Generated<number>;
  question_remind_at: Timestamp | null;
  silenced_at: Timestamp | null;
  all_decided: Generated<boolean>;
  customer_word_hour: GeneratedAlways<Timestamp | null>;
  accepted_quantity: number | null;
  solved_quantity: Generated<number>;
  solutions_complete: Generated<boolean>;
  solution_authors: Generated<number[]>;
  first_approver: number | null;
  running_solutions: Generated<number>;
  unplanned_exchanges: Generated<number>;
  open_shipments: Generated<number>;
  settled_by: Generated<number[]>;
  settled_quantity: Generated<number>;
  unoffered_solutions: Generated<number>;
  open_tip_types: Generated<number[]>;
  answered: GeneratedAlways<boolean>;
}

export interface RequestAddress {
  request_id: number;
  address_id: number | null;
  details: Json;
}

export interface RequestBreach {
  request_id: number;
  clock: string;
  at: Timestamp;
}

export interface RequestBulkItem {
  run_id: number;
  position: number;
  request_id: number;
  version: number;
  state: Generated<string>;
  refusal: Json | null;
  ended_at: Timestamp | null;
}

export interface RequestBulkRun {
  id: GeneratedAlways<number>;
  user_id: number;
  action: string;
  details: Json;
  state: Generated<string>;
  created_at: Timestamp;
  ended_at: Timestamp | null;
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
  guest_id: number | null;
  macro: Generated<string>;
}

export interface RequestHold {
  request_id: number;
  user_id: number;
  until: Timestamp;
}

export interface RequestImport {
  source: string;
  bytes_done: Generated<number>;
  report_bytes: Generated<number>;
  rows_done: Generated<number>;
  added: Generated<number>;
  changed: Generated<number>;
  refused: Generated<number>;
  finished_at: Timestamp | null;
  updated_at: Timestamp;
}

export interface RequestLink {
  id: GeneratedAlways<number>;
  from_id: number;
  to_id: number;
  kind: string;
  created_by: number | null;
  created_at: Timestamp;
  reason: Generated<string>;
}

export interface RequestNumber {
  prefix: string;
  day: string;
  last: number;
}

export interface RequestProposal {
  id: GeneratedAlways<number>;
  request_id: number;
  state: Generated<string>;
  reason_code: string;
  public_text: string;
  note: Generated<string>;
  proposed_by: number;
  proposed_at: Timestamp;
  due_at: Timestamp;
  decided_by: number | null;
  decided_at: Timestamp | null;
  decision: Generated<string>;
  late_told_at: Timestamp | null;
}

export interface RequestReview {
  request_id: number;
  accepted: Generated<number>;
  refused: Generated<number>;
  asked: Generated<number>;
  finished_at: Timestamp | null;
  finished_by: number | null;
}

export interface RequestSearch {
  request_id: number;
  type: number;
  text: string;
}

export interface RequestSkip {
  id: GeneratedAlways<number>;
  request_id: number;
  user_id: number;
  reason: string;
  at: Timestamp;
  until: Timestamp;
}

export interface RoutingCoverage {
  user_id: number;
  languages: Generated<string[]>;
  regions: Generated<string[]>;
  version: Generated<number>;
}

export interface RoutingDecision {
  id: GeneratedAlways<number>;
  request_id: number;
  rule_id: number;
  user_id: number;
  outcome: Generated<string>;
  decided_at: Timestamp;
}

export interface RoutingRule {
  id: GeneratedAlways<number>;
  position: number;
  types: Generated<number[]>;
  regions: Generated<string[]>;
  countries: Generated<number[]>;
  languages: Generated<string[]>;
  more_than_serials: number | null;
  account_ids: Generated<number[]>;
  target: string;
  team_id: number | null;
  in_language: Generated<boolean>;
  user_ids: Generated<number[]>;
  mode: string;
  is_enabled: Generated<boolean>;
  off_since: Timestamp | null;
  version: Generated<number>;
  updated_at: Timestamp;
}

export interface SealingKey {
  version: number;
  key_check: Uint8Array;
  since: Timestamp;
}

export interface SerialChange {
  id: GeneratedAlways<number>;
  list_id: number;
  after_id: number;
  until_id: number | null;
  asked_all: boolean;
  asked_verdicts: string[];
  asked_sns: string[];
  asked_decided: Generated<boolean>;
}

export interface SerialDecision {
  list_id: number;
  entry_id: number;
  decision: string;
  reason_code: Generated<string>;
  settled_by: number | null;
}

export interface SerialImport {
  id: GeneratedAlways<number>;
  list_id: number;
  uploaded_by: number;
  storage_key: string;
  file_name: string;
  state: Generated<string>;
  run: string | null;
  rows_read: Generated<number>;
  rows_total: Generated<number>;
  inserted: Generated<number>;
  verdicts: Generated<Json>;
  reasons: Generated<Json>;
  error_key: string | null;
  created_at: Timestamp;
  updated_at: Timestamp;
  version: Generated<number>;
  added_chunks: Generated<number>;
  carrier: number | null;
  refusal: Json | null;
  evaluated_at: Timestamp | null;
  evaluated_for: Json | null;
}

export interface SerialImportChunk {
  import_id: number;
  chunk_no: number;
  valid: number;
  warnings: number;
  left_out: number;
  row_numbers: number[];
  sns: string[];
  module_types: string[];
  powers: string[];
  verdicts: string[];
  details: string[];
  reasons: string[];
  first_rows: number[];
}

export interface SerialImportEvent {
  id: GeneratedAlways<number>;
  import_id: number;
  at: Timestamp;
  actor_id: number | null;
  action: string;
  from_state: string;
  to_state: string;
}

export interface SerialList {
  id: GeneratedAlways<number>;
  owner_kind: string;
  owner_id: number;
  list: string;
  total: Generated<number>;
  verdicts: Generated<Json>;
  hidden_imports: Generated<number[]>;
  reserved: Generated<number>;
  came_from: Generated<number[]>;
}

export interface SerialListEntry {
  id: number;
  list_id: number;
  sn: string;
  module_type: Generated<string>;
  power: string | null;
  verdict: string;
  detail: Generated<string>;
  import_id: Generated<number>;
}

export interface SerialRemovedEntry {
  change_id: number;
  id: number;
  sn: string;
  module_type: string;
  power: string | null;
  verdict: string;
  detail: string;
  import_id: number;
}

export interface SerialVerdictFile {
  id: GeneratedAlways<number>;
  list_id: number;
  uploaded_by: number;
  file_name: string;
  uploaded_at: Timestamp;
  rows: number;
  idle: number;
  left_out: number;
  left_out_rows: Json;
  read_as: Json;
  entry_ids: number[];
  decisions: string[];
  reason_codes: string[];
}

export interface Session {
  token_hash: Uint8Array;
  user_id: number;
  created_at: Timestamp;
  seen_at: Timestamp;
  expires_at: Timestamp;
  address: string;
  user_agent: string;
  id: GeneratedAlways<number>;
  proved_at: Timestamp | null;
}

export interface SharedSecret {
  name: string;
  sealed: Uint8Array;
}

export interface Shipment {
  id: GeneratedAlways<number>;
  exchange_id: number;
  quantity: Generated<number>;
  power_kw: Generated<string>;
  title: Generated<string>;
  contact_person: Generated<string>;
  phone: Generated<string>;
  country: number | null;
  province: Generated<string>;
  city: Generated<string>;
  address: Generated<string>;
  postal_code: Generated<string>;
  note: Generated<string>;
  told_eta: string | null;
  state: Generated<string>;
  version: Generated<number>;
  shipped_on: string | null;
  shipped_by: number | null;
  carrier: Generated<string>;
  tracking_no: Generated<string>;
  delivered_on: string | null;
  delivered_by: number | null;
  old_handling: string | null;
  old_note: Generated<string>;
  row_count: Generated<number>;
  old_count: Generated<number>;
  new_count: Generated<number>;
  fit_count: Generated<number>;
  serials_asked: Generated<boolean>;
}

export interface ShipmentDate {
  shipment_id: number;
  position: number;
  etd: string;
  eta: string;
  reason: Generated<string>;
  set_by: number;
  set_at: Timestamp;
}

export interface ShipmentSerial {
  id: GeneratedAlways<number>;
  shipment_id: number;
  request_id: number;
  old_sn: string | null;
  new_sn: string | null;
  is_checked: boolean;
  old_fault: string | null;
  new_fault: string | null;
}

export interface ShipmentSerialBefore {
  shipment_id: number;
  row_id: number;
  old_sn: string | null;
  new_sn: string | null;
}

export interface SignInFailure {
  email: string;
  wrong: number;
  waits_until: Timestamp | null;
  last_at: Timestamp;
}

export interface SignOnAttempt {
  state_hash: Uint8Array;
  code_verifier: string;
  nonce: string;
  redirect: string;
  expires_at: Timestamp;
}

export interface SignOnBinding {
  token_hash: Uint8Array;
  issuer: string;
  subject: string;
  email: string;
  name: string;
  redirect: string;
  expires_at: Timestamp;
  used_at: Timestamp | null;
}

export interface SignOnIdentity {
  issuer: string;
  subject: string;
  user_id: number;
  bound_at: Timestamp;
}

export interface Solution {
  id: GeneratedAlways<number>;
  request_id: number;
  position: number;
  kind: number;
  state: Generated<string>;
  quantity: number;
  currency: Generated<string>;
  unit_price: string | null;
  money: string | null;
  payee: Generated<string>;
  repair_content: Generated<string>;
  repair_site: Generated<string>;
  old_handling: Generated<string>;
  new_component: Generated<string>;
  model: Generated<string>;
  power_w: string | null;
  first_entry: number | null;
  last_entry: number | null;
  reason: Generated<string>;
  written_by: number;
  written_at: Timestamp;
  answered_by: number | null;
  answered_at: Timestamp | null;
  pay_time: Timestamp | null;
  product: Generated<string>;
  approved_at: Timestamp | null;
  done_at: Timestamp | null;
  repaired_on: string | null;
  repair_report: Generated<string>;
  settled_at: Timestamp | null;
}

export interface SolutionRound {
  request_id: number;
  round: number;
  sent_by: number;
  sent_at: Timestamp;
  due_at: Timestamp;
  sent: Json;
  authors: number[];
  first_approved_by: number | null;
  first_approved_at: Timestamp | null;
  decision: Generated<string>;
  decided_by: number | null;
  decided_at: Timestamp | null;
  reason: Generated<string>;
  late_told_at: Timestamp | null;
}

export interface SolutionText {
  request_id: number;
  public_text: Generated<string>;
  note: Generated<string>;
  written_by: number;
}

export interface StaffAbsence {
  id: GeneratedAlways<number>;
  user_id: number;
  stand_in_id: number;
  from_day: string;
  until_day: string;
  note: Generated<string>;
  created_by: number | null;
  created_at: Timestamp;
  started_at: Timestamp | null;
  ended_at: Timestamp | null;
  hand_new: Generated<boolean>;
  hand_open: Generated<boolean>;
  tell_customers: Generated<boolean>;
}

export interface StaffAbsenceCase {
  absence_id: number;
  request_id: number;
  handed_over_at: Timestamp;
}

export interface StaffAbsenceTold {
  absence_id: number;
  request_id: number;
  told_at: Timestamp;
}

export interface StaticPage {
  id: GeneratedAlways<number>;
  slug: string;
  texts: Json;
  changed_at: Timestamp;
  version: Generated<number>;
}

export interface StoredFile {
  key: string;
  state: Generated<string>;
  size: number | null;
  sha256: Uint8Array | null;
  content_type: string | null;
  created_at: Timestamp;
  expires_at: Timestamp | null;
}

export interface SurveyInvitation {
  node_id: number;
  category: number;
  invited_at: Timestamp;
  voided_at: Timestamp | null;
}

export interface SystemConfig {
  key: string;
  value: string | null;
  changed_at: Timestamp;
  id: GeneratedAlways<number>;
  version: Generated<number>;
}

export interface Team {
  id: GeneratedAlways<number>;
  name: string;
}

export interface TemporaryExport {
  key: string;
  user_id: number;
  file_name: string;
}

export interface Throttle {
  key: string;
  points: Generated<number>;
  expire: number | null;
}

export interface Tip {
  id: GeneratedAlways<number>;
  request_id: number;
  message_id: number;
  type: number;
  state: Generated<string>;
  asked: Generated<Json>;
  content: Generated<string>;
  asked_by: number | null;
  asked_at: Timestamp;
  due_at: Timestamp;
  note: Generated<string>;
  before: Generated<Json>;
  after: Json | null;
  answered_by: number | null;
  answered_by_guest: number | null;
  closed_at: Timestamp | null;
  reviewed_at: Timestamp | null;
  typed: Generated<Json>;
  version: Generated<number>;
  reminded: Generated<number>;
  remind_at: Timestamp;
  answered_for: number | null;
}

export interface TrackerClaim {
  request_id: number;
  project_name: Generated<string>;
  capacity: Generated<string>;
  unit: Generated<string>;
  quantity: Generated<string>;
  country: Generated<string>;
  city: Generated<string>;
  last_request_no: Generated<string>;
  defect_date: Generated<string>;
}

export interface TrackerClaimPart {
  id: GeneratedAlways<number>;
  request_id: number;
  kind: string;
  product_type: string;
  bracket_type: string | null;
  failure_description: string;
  alarm_hours: number;
  pieces: number;
  serial_numbers: string[];
  power_w: string;
  error_code: string;
  version: Generated<number>;
}

export interface TrackerClaimPartDecision {
  part_id: number;
  decision: string;
  accepted: Generated<number>;
  reason_code: Generated<string>;
  settled: Generated<number>;
}

export interface TrackerClaimSubmission {
  request_id: number;
  capacity_w: string;
  quantity: number;
  country: number;
  defect_date: string;
}

export interface UploadAddress {
  key: string;
  address_hash: Uint8Array;
  owner_id: number;
  owner_kind: string;
  user_id: number;
  valid_until: Timestamp;
  used_at: Timestamp | null;
}

export interface UsedPasswordKey {
  key_hash: Uint8Array;
  used_at: Timestamp;
}

export interface UserRole {
  user_id: number;
  role: string;
}

export interface DB {
  account: Account;
  address: Address;
  announcement: Announcement;
  app_user: AppUser;
  approval_limit: ApprovalLimit;
  attachment: Attachment;
  audit: Audit;
  authenticator_app: AuthenticatorApp;
  bank_details: BankDetails;
  bank_details_entry: BankDetailsEntry;
  bank_details_event: BankDetailsEvent;
  captcha: Captcha;
  chat_digest: ChatDigest;
  contact: Contact;
  credit_note: CreditNote;
  demo_mail: DemoMail;
  demo_step: DemoStep;
  desk_view: DeskView;
  desk_view_order: DeskViewOrder;
  dict_entry: DictEntry;
  enquiry: Enquiry;
  exchange: Exchange;
  factor_challenge: FactorChallenge;
  factor_reset: FactorReset;
  guest: Guest;
  guest_link: GuestLink;
  guest_session: GuestSession;
  idempotency_key: IdempotencyKey;
  imported_request: ImportedRequest;
  imported_request_serial: ImportedRequestSerial;
  live_ticket: LiveTicket;
  macro: Macro;
  macro_run: MacroRun;
  mail_link: MailLink;
  message: Message;
  message_file: MessageFile;
  message_mark: MessageMark;
  migration: Migration;
  module_claim: ModuleClaim;
  module_claim_submission: ModuleClaimSubmission;
  module_import: ModuleImport;
  module_production: ModuleProduction;
  module_registry: ModuleRegistry;
  notice: Notice;
  notice_choice: NoticeChoice;
  notice_daily: NoticeDaily;
  passkey: Passkey;
  payment: Payment;
  payment_event: PaymentEvent;
  pending_sign_in: PendingSignIn;
  phrase_override: PhraseOverride;
  process_node: ProcessNode;
  provider: Provider;
  provider_user: ProviderUser;
  receipt: Receipt;
  recovery_code: RecoveryCode;
  registration: Registration;
  remembered_device: RememberedDevice;
  request: Request;
  request_address: RequestAddress;
  request_breach: RequestBreach;
  request_bulk_item: RequestBulkItem;
  request_bulk_run: RequestBulkRun;
  request_event: RequestEvent;
  request_hold: RequestHold;
  request_import: RequestImport;
  request_link: RequestLink;
  request_number: RequestNumber;
  request_proposal: RequestProposal;
  request_review: RequestReview;
  request_search: RequestSearch;
  request_skip: RequestSkip;
  routing_coverage: RoutingCoverage;
  routing_decision: RoutingDecision;
  routing_rule: RoutingRule;
  sealing_key: SealingKey;
  serial_change: SerialChange;
  serial_decision: SerialDecision;
  serial_import: SerialImport;
  serial_import_chunk: SerialImportChunk;
  serial_import_event: SerialImportEvent;
  serial_list: SerialList;
  serial_list_entry: SerialListEntry;
  serial_removed_entry: SerialRemovedEntry;
  serial_verdict_file: SerialVerdictFile;
  session: Session;
  shared_secret: SharedSecret;
  shipment: Shipment;
  shipment_date: ShipmentDate;
  shipment_serial: ShipmentSerial;
  shipment_serial_before: ShipmentSerialBefore;
  sign_in_failure: SignInFailure;
  sign_on_attempt: SignOnAttempt;
  sign_on_binding: SignOnBinding;
  sign_on_identity: SignOnIdentity;
  solution: Solution;
  solution_round: SolutionRound;
  solution_text: SolutionText;
  staff_absence: StaffAbsence;
  staff_absence_case: StaffAbsenceCase;
  staff_absence_told: StaffAbsenceTold;
  static_page: StaticPage;
  stored_file: StoredFile;
  survey_invitation: SurveyInvitation;
  system_config: SystemConfig;
  team: Team;
  temporary_export: TemporaryExport;
  throttle: Throttle;
  tip: Tip;
  tracker_claim: TrackerClaim;
  tracker_claim_part: TrackerClaimPart;
  tracker_claim_part_decision: TrackerClaimPartDecision;
  tracker_claim_submission: TrackerClaimSubmission;
  upload_address: UploadAddress;
  used_password_key: UsedPasswordKey;
  user_role: UserRole;
}
