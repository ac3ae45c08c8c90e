-- A closed request of an older system: read only, found in the history beside our own. Its ids begin where those of requests never get, so
-- that one id names a row of the history.
create table imported_request (
  id bigint generated always as identity (start with 1000000000000) primary key,
  external_system text not null check (length(external_system) between 1 and 60),
  external_no text not null check (length(external_no) between 1 and 60),
  -- Null where the older system knew no customer of ours: only staff see it.
  account_id bigint references account,
  -- As the older system called them.
  company_name text not null default '',
  contact_name text not null default '',
  contact_email text not null default '',
  type smallint not null check (type between 1 and 4),
  status text not null check (status in ('completed', 'rejected', 'withdrawn')),
  title text not null check (length(title) between 1 and 120),
  description text not null default '' check (length(description) <= 4000),
  project_name text not null default '',
  quantity integer check (quantity >= 0),
  -- What came of it.
  outcome text not null default '' check (length(outcome) <= 500),
  created_at timestamptz not null,
  closed_at timestamptz not null check (closed_at >= created_at),
  words text not null generated always as (' ' || search_words(external_no || ' ' || title || ' ' || description || ' ' || project_name || ' ' ||
    company_name || ' ' || contact_name || ' ' || contact_email || ' ' || outcome) || ' ') stored,
  unique (external_system, external_no)
);
create index imported_request_closed on imported_request (closed_at desc, id desc) include (type, status);
create index imported_request_of_account on imported_request (account_id, closed_at desc, id desc) include (type, status);
create index imported_request_words on imported_request using gin (words gin_trgm_ops);

create table imported_request_serial (
  imported_id bigint not null references imported_request on delete cascade,
  sn text collate "C" not null,
  primary key (imported_id, sn)
);
create index imported_request_serial_sn on imported_request_serial (sn, imported_id);

-- How far the import of a file is, so that one that broke off continues there.
create table request_import (
  source text primary key,
  -- Bytes of the file that are done, and bytes of the report on refused rows that belong to them.
  bytes_done bigint not null default 0,
  report_bytes bigint not null default 0,
  rows_done bigint not null default 0,
  added bigint not null default 0,
  changed bigint not null default 0,
  refused bigint not null default 0,
  finished_at timestamptz,
  updated_at timestamptz not null
);
