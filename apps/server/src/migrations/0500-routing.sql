-- Rules that say who should get a request that no one has. The first that fits decides; an empty condition fits every request.
create table routing_rule (
  id bigint generated always as identity primary key,
  -- 1 for the first; without gaps, so that it is the rule's number.
  position integer not null,
  types smallint[] not null default '{}',
  regions text[] not null default '{}',
  countries smallint[] not null default '{}',
  languages text[] not null default '{}',
  more_than_serials integer check (more_than_serials > 0),
  account_ids bigint[] not null default '{}',
  target text not null check (target in ('team', 'people')),
  -- Of a team: without one, as it was removed, the rule finds no one.
  team_id bigint references team on delete set null,
  in_language boolean not null default false,
  user_ids bigint[] not null default '{}',
  mode text not null check (mode in ('suggested', 'automatic')),
  is_enabled boolean not null default true,
  -- Since when it has been turned off.
  off_since timestamptz,
  version integer not null default 1,
  updated_at timestamptz not null,
  check (is_enabled = (off_since is null)),
  check ((target = 'people') = (user_ids <> '{}'))
);
create index routing_rule_team on routing_rule (team_id);

-- What employees cover, where leads have entered it.
create table routing_coverage (
  user_id bigint primary key references app_user on delete cascade,
  languages text[] not null default '{}',
  regions text[] not null default '{}',
  version integer not null default 1
);

-- What rules decided. A suggestion is open until the request has an owner; then it was taken, or someone else got the request.
create table routing_decision (
  id bigint generated always as identity primary key,
  request_id bigint not null references request on delete cascade,
  rule_id bigint not null references routing_rule on delete cascade,
  user_id bigint not null references app_user on delete cascade,
  outcome text not null default 'open' check (outcome in ('open', 'taken', 'other', 'assigned')),
  decided_at timestamptz not null
);
create unique index routing_decision_open on routing_decision (request_id) where outcome = 'open';
create index routing_decision_request on routing_decision (request_id);
create index routing_decision_rule on routing_decision (rule_id, decided_at);
create index routing_decision_user on routing_decision (user_id) where outcome = 'open';
