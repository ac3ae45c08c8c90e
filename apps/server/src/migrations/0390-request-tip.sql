-- Something that staff ask the customer for, in the conversation. While one is open, it unlocks a part of the request. Written under the
-- lock of the request's row; `request.open_tips` counts the open ones.
create table tip (
  id bigint generated always as identity primary key,
  request_id bigint not null references request on delete cascade,
  message_id bigint not null unique,
  type smallint not null check (type in (1, 3, 4, 6, 7, 8, 9, 10)),
  state text not null default 'open' check (state in ('open', 'confirmed', 'recalled', 'superseded')),
  -- What exactly is asked for, by the type of the tip, and in words.
  asked jsonb not null default '{}',
  content text not null default '',
  -- Null: the product, in a step of the request.
  asked_by bigint references app_user,
  asked_at timestamptz not null,
  due_at timestamptz not null,
  -- What the customer writes, from the first save on.
  note text not null default '',
  -- The part of the request when it was asked for, and when it was answered.
  before jsonb not null default '{}',
  after jsonb,
  answered_by bigint references app_user,
  answered_by_guest bigint references guest,
  -- When it was answered, recalled or superseded.
  closed_at timestamptz,
  -- When staff looked at the answer.
  reviewed_at timestamptz,
  check ((state = 'open') = (closed_at is null)),
  check ((state = 'confirmed') = (after is not null)),
  check (reviewed_at is null or state = 'confirmed')
);
-- One open tip of each type.
create unique index tip_open on tip (request_id, type) where state = 'open';
create index tip_request on tip (request_id, id);
-- Answers that staff have not looked at.
create index tip_to_review on tip (request_id) where state = 'confirmed' and reviewed_at is null;
