-- One action on many requests at once, worked on in the background.
create table request_bulk_run (
  id bigint generated always as identity primary key,
  user_id bigint not null references app_user,
  action text not null check (action in ('assign', 'askFiles', 'remind')),
  -- What the action needs beside the request.
  details jsonb not null,
  state text not null default 'running' check (state in ('running', 'done', 'cancelled')),
  created_at timestamptz not null,
  ended_at timestamptz,
  check ((state = 'running') = (ended_at is null))
);
create index request_bulk_run_of_user on request_bulk_run (user_id, id desc);
create index request_bulk_run_running on request_bulk_run (id) where state = 'running';

-- Its requests in the order in which they were chosen, each with what became of it: written in the transaction that carried it out, so that
-- it happens once. Ids may be of no request.
create table request_bulk_item (
  run_id bigint not null references request_bulk_run on delete cascade,
  position smallint not null,
  request_id bigint not null,
  -- As the list showed it.
  version integer not null,
  state text not null default 'waiting' check (state in ('waiting', 'done', 'moved', 'refused', 'missing', 'cancelled')),
  -- Why it was not done.
  refusal jsonb,
  ended_at timestamptz,
  primary key (run_id, position),
  unique (run_id, request_id),
  check ((state = 'waiting') = (ended_at is null))
);
