-- A case that was handed out as the most urgent one is kept for the person for a few minutes, so that no one else gets it.
create table request_hold (
  request_id bigint primary key references request on delete cascade,
  user_id bigint not null references app_user on delete cascade,
  until timestamptz not null
);
create index request_hold_of_user on request_hold (user_id);

-- Cases that someone passed on, and why; until then they aren't offered to the person again.
create table request_skip (
  id bigint generated always as identity primary key,
  request_id bigint not null references request on delete cascade,
  user_id bigint not null references app_user on delete cascade,
  reason text not null check (reason in ('otherLanguage', 'otherTeam', 'colleague', 'notNow')),
  at timestamptz not null,
  until timestamptz not null
);
create index request_skip_of_user on request_skip (user_id, until);
create index request_skip_of_request on request_skip (request_id);

-- What no one has picked up yet, in the order of the promise.
create index request_unowned on request (promise_at, id) include (type) where status = 'submitted' and owner_id is null;
