-- What staff decide about the serial numbers of a claim, number by number. A table of its own: deciding about 100,000 of them in one step would
-- otherwise write each entry anew into three indexes. An entry without a row is undecided.
create table serial_decision (
  list_id bigint not null references serial_list (id) on delete cascade,
  entry_id bigint not null,
  decision text not null check (decision in ('accepted', 'refused', 'asked')),
  reason_code text not null default '',
  primary key (list_id, entry_id),
  check ((decision = 'refused') = (reason_code <> ''))
);

-- The counts of a review, and when the customer was told. Deciding again opens a finished one.
create table serial_review (
  list_id bigint primary key references serial_list (id) on delete cascade,
  accepted integer not null default 0 check (accepted >= 0),
  refused integer not null default 0 check (refused >= 0),
  asked integer not null default 0 check (asked >= 0),
  finished_at timestamptz,
  finished_by bigint references app_user (id),
  check ((finished_at is null) = (finished_by is null))
);

alter table serial_change add column asked_decided boolean not null default false;
