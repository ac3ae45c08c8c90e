-- Someone is out of office from the first to the last day, in UTC. Absences of one person don't overlap; that is checked behind a lock.
create table staff_absence (
  id bigint generated always as identity primary key,
  user_id bigint not null references app_user on delete cascade,
  stand_in_id bigint not null references app_user,
  from_day date not null,
  until_day date not null check (until_day >= from_day),
  note text not null default '',
  created_by bigint references app_user,
  created_at timestamptz not null,
  -- When requests were first handed over, and when the last of them came back.
  started_at timestamptz,
  ended_at timestamptz,
  check (stand_in_id <> user_id),
  check (ended_at is null or started_at is not null)
);
create unique index staff_absence_running on staff_absence (user_id) include (stand_in_id, until_day) where started_at is not null and ended_at is null;
create index staff_absence_to_come on staff_absence (from_day, id) where ended_at is null;
create index staff_absence_of_user on staff_absence (user_id, from_day);
create index staff_absence_stand_in on staff_absence (stand_in_id) where ended_at is null;

-- What went to the stand-in.
create table staff_absence_case (
  absence_id bigint not null references staff_absence on delete cascade,
  request_id bigint not null references request on delete cascade,
  handed_over_at timestamptz not null,
  primary key (absence_id, request_id)
);
create index staff_absence_case_request on staff_absence_case (request_id);
