-- Bank details that the compensations of a claim are paid to, one for each payee. Written under the lock of the request's row.
create table bank_details (
  id bigint generated always as identity primary key,
  request_id bigint not null references request (id) on delete cascade,
  -- Of the solutions; empty: the company
  payee text not null default '',
  account_id bigint not null references account (id),
  -- Who enters them
  contact_id bigint not null references contact (id),
  state text not null default 'asked' check (state in ('asked', 'entered', 'returned', 'checked', 'confirmed')),
  version integer not null default 0,
  -- The entry that counts
  entry smallint,
  entered_by bigint references app_user (id),
  entered_at timestamptz,
  check_due timestamptz,
  checked_by bigint references app_user (id),
  checked_at timestamptz,
  -- How what was noticed about them was cleared
  cleared text not null default '',
  confirmed_at timestamptz,
  -- Why finance returned them
  reason text not null default '',
  unique (request_id, payee),
  check ((entry is null) = (entered_at is null)),
  check (state = 'asked' or entry is not null),
  check (checked_by <> entered_by),
  check ((state in ('checked', 'confirmed')) = (checked_at is not null) and (checked_at is null) = (checked_by is null)),
  check ((state = 'confirmed') = (confirmed_at is not null)),
  check (state <> 'returned' or reason <> '')
);
create index bank_details_to_check on bank_details (check_due, id) where state = 'entered';
create index bank_details_waiting on bank_details (id) where state in ('asked', 'returned', 'checked');
create index bank_details_confirmed on bank_details (confirmed_at, id) where state = 'confirmed';

-- Everything that was ever entered, sealed under a key of HELIODESK_KEYS and bound to its place; never changed but to seal it anew.
create table bank_details_entry (
  bank_details_id bigint not null references bank_details (id) on delete cascade,
  entry smallint not null check (entry > 0),
  account_id bigint not null references account (id),
  -- Who entered it, and may read it
  contact_id bigint not null references contact (id),
  entered_at timestamptz not null,
  sealed bytea not null,
  key_version smallint not null references sealing_key (version),
  -- A keyed hash of the account, by which the same one is found elsewhere
  fingerprint bytea not null,
  primary key (bank_details_id, entry)
);
create index bank_details_entry_key on bank_details_entry (key_version, bank_details_id, entry);
create index bank_details_entry_fingerprint on bank_details_entry (fingerprint);
create index bank_details_entry_account on bank_details_entry (account_id, entered_at);
alter table bank_details add foreign key (id, entry) references bank_details_entry (bank_details_id, entry) deferrable initially deferred;

-- What became of bank details, step by step
create table bank_details_event (
  id bigint generated always as identity primary key,
  bank_details_id bigint not null references bank_details (id) on delete cascade,
  at timestamptz not null,
  -- Null: the product
  actor_id bigint references app_user (id),
  action text not null,
  from_state text not null,
  to_state text not null,
  reason text not null default ''
);
create index bank_details_event_bank_details on bank_details_event (bank_details_id, id);
