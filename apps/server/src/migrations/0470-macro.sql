-- Several steps on a request together, as leads put them together.
create table macro (
  id bigint generated always as identity primary key,
  -- Of a macro of the product, which is never deleted.
  built_in text unique,
  -- By language; English is always there.
  names jsonb not null,
  types smallint[] not null,
  statuses text[] not null,
  steps jsonb not null,
  is_enabled boolean not null default true,
  position integer not null,
  version integer not null default 1,
  updated_at timestamptz not null
);

-- When macros ran, to show how much each is used.
create table macro_run (
  id bigint generated always as identity primary key,
  macro_id bigint not null references macro on delete cascade,
  request_id bigint not null references request on delete cascade,
  run_at timestamptz not null
);
create index macro_run_macro on macro_run (macro_id, run_at);
create index macro_run_request on macro_run (request_id);
