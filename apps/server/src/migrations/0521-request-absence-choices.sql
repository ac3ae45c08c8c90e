-- What an absence does: with requests that become the person's while they are away, with those that were theirs before, and whether
-- customers who write are told.
alter table staff_absence
  add column hand_new boolean not null default true,
  add column hand_open boolean not null default true,
  add column tell_customers boolean not null default false;

-- Requests whose customers were told that the owner is away; once in an absence.
create table staff_absence_told (
  absence_id bigint not null references staff_absence on delete cascade,
  request_id bigint not null references request on delete cascade,
  told_at timestamptz not null,
  primary key (absence_id, request_id)
);
create index staff_absence_told_request on staff_absence_told (request_id);
