-- Imports go through a lifecycle like requests: a version, and an event for each step.
alter table serial_import add column version integer not null default 1;

create table serial_import_event (
  id bigint generated always as identity primary key,
  import_id bigint not null references serial_import on delete cascade,
  at timestamptz not null,
  -- None: the server's own work.
  actor_id bigint references app_user,
  action text not null,
  from_state text not null,
  to_state text not null
);
create index serial_import_event_import on serial_import_event (import_id, id);
