-- What the bell tells someone about a request. A row belongs to one person and one thing that happened; unread ones of a gathered kind
-- are one row per request, as new as the last of them.
create table notice (
  id bigint generated always as identity primary key,
  user_id bigint not null references app_user on delete cascade,
  kind text not null check (length(kind) between 1 and 40),
  request_id bigint not null references request on delete cascade,
  -- Who acted; both null if no one did. No foreign key: people may be removed, and then their name is gone.
  actor_id bigint,
  -- Of guests, who are no users.
  actor_name text check (length(actor_name) <= 130),
  data jsonb not null default '{}',
  created_at timestamptz not null,
  read_at timestamptz
);
create index notice_newest on notice (user_id, created_at desc, id desc);
create index notice_unread on notice (user_id, created_at desc, id desc) where read_at is null;
create unique index notice_gathered on notice (user_id, request_id, kind) where read_at is null and kind in ('message', 'question');
create index notice_of_request on notice (request_id);
