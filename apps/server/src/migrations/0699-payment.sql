-- The payment of each compensation, from the confirmation of its bank details on; the row of its claim is locked for every step. A solution
-- has one payment for good, and its amount is that of the solution as it was approved.
create table payment (
  id bigint generated always as identity primary key,
  request_id bigint not null references request (id) on delete cascade,
  solution_id bigint not null unique references solution (id) on delete cascade,
  bank_details_id bigint not null references bank_details (id) on delete cascade,
  -- The entry that the customer has confirmed, which is paid to
  entry smallint not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  amount numeric(14, 2) not null check (amount > 0),
  state text not null default 'announced' check (state in ('announced', 'held', 'due', 'paid')),
  version integer not null default 0,
  -- The newest of its credit notes
  credit_note_id bigint,
  acknowledged_by bigint references app_user (id),
  acknowledged_at timestamptz,
  -- By when it is to be paid
  due_at timestamptz,
  late_told_at timestamptz,
  paid_by bigint references app_user (id),
  -- The day of the transfer, and when it was recorded
  pay_day date,
  paid_at timestamptz,
  -- Of the transfer, as the bank gave it
  bank_reference text not null default '',
  -- Those who had written, sent or approved the solutions, or checked the bank details, when it was paid
  steps_before bigint[] not null default '{}',
  foreign key (bank_details_id, entry) references bank_details_entry (bank_details_id, entry),
  check ((acknowledged_by is null) = (acknowledged_at is null)),
  check ((state in ('due', 'paid')) = (acknowledged_at is not null) and (acknowledged_at is null) = (due_at is null)),
  check ((state = 'paid') = (paid_at is not null) and (paid_at is null) = (paid_by is null) and (paid_at is null) = (pay_day is null)),
  check (paid_by <> all (steps_before))
);
create index payment_request on payment (request_id, id);
create index payment_bank_details on payment (bank_details_id);
create index payment_due on payment (due_at, id) where state = 'due';
create index payment_waiting on payment (id) where state in ('announced', 'held');
create index payment_paid on payment (paid_at, id) where state = 'paid';
create index payment_late on payment (due_at, id) where state = 'due' and late_told_at is null;

-- The notes that a customer was sent of a payment: the record as canonical JSON, from which a PDF is made when someone wants it, and its digest
create table credit_note (
  id bigint generated always as identity primary key,
  request_id bigint not null references request (id) on delete cascade,
  payment_id bigint not null references payment (id) on delete cascade,
  -- Who entered the account that it names, and may see it
  contact_id bigint not null references contact (id),
  -- Its place among those of the claim, from 1; its number ends with it
  position smallint not null check (position > 0),
  number text not null unique,
  issued_at timestamptz not null,
  record text not null,
  digest text not null check (digest = encode(sha256(convert_to(record, 'UTF8')), 'hex')),
  unique (request_id, position)
);
create index credit_note_payment on credit_note (payment_id, id);
alter table payment add foreign key (credit_note_id) references credit_note (id) deferrable initially deferred;

create function keep_payment() returns trigger language plpgsql as $$
begin
  raise exception '% % can not be changed', tg_table_name, old.id using errcode = 'check_violation';
end $$;
create trigger credit_note_kept before update on credit_note for each row execute function keep_payment();
create trigger payment_kept before update on payment for each row when (old.state = 'paid') execute function keep_payment();

-- What became of a payment, step by step
create table payment_event (
  id bigint generated always as identity primary key,
  payment_id bigint not null references payment (id) on delete cascade,
  at timestamptz not null,
  -- Null: the product
  actor_id bigint references app_user (id),
  action text not null,
  from_state text not null,
  to_state text not null
);
create index payment_event_payment on payment_event (payment_id, id);
