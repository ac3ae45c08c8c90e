-- Views of the desk that people save, for themselves or for the team that they are in.
create table desk_view (
  id bigint generated always as identity primary key,
  user_id bigint not null references app_user on delete cascade,
  -- For all of this team; without one only for the person.
  team_id bigint references team on delete set null,
  name text not null,
  filters jsonb not null,
  columns text[] not null,
  order_by text,
  direction text check (direction in ('asc', 'desc')),
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index desk_view_name on desk_view (user_id, lower(name));
create index desk_view_team on desk_view (team_id) where team_id is not null;

-- The order in which a person has them.
create table desk_view_order (
  user_id bigint primary key references app_user on delete cascade,
  view_ids bigint[] not null
);
