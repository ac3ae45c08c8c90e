-- A time in which a submitted list can be changed. What is added and removed meanwhile counts once it is confirmed, and tells the
-- difference; nothing is copied when it begins. Written under the lock of the list's owner.
create table serial_change (
  id bigint generated always as identity primary key,
  list_id bigint not null references serial_list on delete cascade,
  -- Entries with higher ids were added since, …
  after_id bigint not null,
  -- … up to this one. None as long as the list can be changed.
  until_id bigint,
  -- The entries in question: all of them, those with some verdicts, and single ones.
  asked_all boolean not null,
  asked_verdicts text[] not null,
  asked_sns text[] collate "C" not null,
  check (until_id >= after_id)
);
create unique index serial_change_open on serial_change (list_id) where until_id is null;
create index serial_change_list on serial_change (list_id, id);

-- Entries that were in the list before and that a change has removed, as they were.
create table serial_removed_entry (
  change_id bigint not null references serial_change on delete cascade,
  id bigint not null,
  sn text collate "C" not null,
  module_type text not null,
  power numeric(7, 2),
  verdict text not null,
  detail text not null,
  import_id bigint not null,
  primary key (change_id, sn)
);
