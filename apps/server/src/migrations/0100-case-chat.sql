-- One conversation for a request. Written under the lock of the request's row, so that ids follow the order of the commits.
create table message (
  id bigint generated always as identity primary key,
  request_id bigint not null references request on delete cascade,
  side text not null check (side in ('customer', 'staff', 'system')),
  author_id bigint references app_user,
  -- Chosen by the author's client; a repeated send is the same message.
  client_msg_id uuid not null,
  -- Text, file, tip sent, tip confirmed.
  type smallint not null check (type between 0 and 3),
  internal boolean not null default false,
  -- Text of a person, or phrase key of the system; emptied by a recall.
  content text not null,
  params jsonb not null default '{}',
  attachment_id bigint references attachment on delete set null,
  created_at timestamptz not null,
  recalled_at timestamptz,
  unique (author_id, client_msg_id),
  check ((side = 'system') = (author_id is null)),
  check (not internal or side = 'staff'),
  check (recalled_at is null or content = '')
);
create index message_request on message (request_id, id);
create index message_attachment on message (attachment_id) where attachment_id is not null;

-- How far each person has read, and up to where a digest told them.
create table message_mark (
  request_id bigint not null references request on delete cascade,
  user_id bigint not null references app_user on delete cascade,
  side text not null check (side in ('customer', 'staff')),
  read_to bigint not null default 0,
  mailed_to bigint not null default 0,
  primary key (request_id, user_id)
);
