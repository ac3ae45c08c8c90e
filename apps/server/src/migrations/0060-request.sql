-- Running numbers of a type and a UTC day; a row's lock makes them gapless and unique.
create table request_number (
  prefix text not null,
  day date not null,
  last integer not null,
  primary key (prefix, day)
);

-- The spine of all four kinds of request. Times in UTC.
create table request (
  id bigint generated always as identity primary key,
  request_no text not null unique,
  type smallint not null check (type between 1 and 4),
  status text not null default 'draft' check (status in ('draft', 'submitted', 'picked_up', 'pending', 'approved', 'processing', 'completed', 'rejected', 'withdrawn')),
  account_id bigint not null references account,
  contact_id bigint not null references contact,
  created_by bigint not null references app_user,
  owner_id bigint references app_user,
  language text not null default 'en',
  region_id smallint,
  description text not null default '' check (length(description) <= 4000),
  -- What lists show of the details, kept by the domain of the kind.
  project_name text not null default '',
  quantity integer check (quantity >= 0),
  waiting_on text not null default 'none' check (waiting_on in ('customer', 'us', 'provider', 'none')),
  -- Codes of the live process nodes in the order of their time; derived from process_node in the same transaction.
  nodes smallint[] not null default '{}',
  open_tips smallint not null default 0 check (open_tips >= 0),
  submitted_at timestamptz,
  first_contact_due timestamptz,
  first_contact_at timestamptz,
  last_customer_message_at timestamptz,
  last_staff_message_at timestamptz,
  sync_status smallint not null default 0 check (sync_status between 0 and 3),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version integer not null default 0,
  -- What the desk sorts by: the open promise, else the end of time.
  promise_at timestamptz not null generated always as (
    case when first_contact_at is null and first_contact_due is not null and status in ('submitted', 'picked_up', 'pending', 'approved', 'processing')
      then first_contact_due else timestamptz 'infinity' end) stored,
  check ((status = 'draft') = (submitted_at is null))
);
-- What else they include lets a customer's totals be counted in the index alone.
create index request_by_contact on request (contact_id, updated_at desc, id desc) include (account_id, status, waiting_on);
create index request_by_account on request (account_id, updated_at desc, id desc) include (contact_id, status, waiting_on);
-- The orders of the desk. What they include lets rows that a filter leaves out be passed over without reading them.
create index request_by_promise on request (promise_at, id) include (type, status, region_id, created_at) where status <> 'draft';
create index request_by_updated on request (updated_at desc, id desc) include (type, status, region_id, created_at) where status <> 'draft';
create index request_by_created on request (created_at desc, id desc) include (type, status, region_id) where status <> 'draft';
-- Requests that are being worked on: few, young, and looked at most. Without indexes of their own they stand at the end of every order.
create index request_live_promise on request (promise_at, id) where status in ('submitted', 'picked_up', 'pending', 'approved', 'processing');
create index request_live_created on request (created_at, id) where status in ('submitted', 'picked_up', 'pending', 'approved', 'processing');
create index request_live_updated on request (updated_at, id) where status in ('submitted', 'picked_up', 'pending', 'approved', 'processing');
create index request_live_owner on request (owner_id, promise_at, id) where status in ('submitted', 'picked_up', 'pending', 'approved', 'processing');
create index request_live_status_created on request (status, created_at, id) where status in ('submitted', 'picked_up', 'pending', 'approved', 'processing');
create index request_live_status_updated on request (status, updated_at, id) where status in ('submitted', 'picked_up', 'pending', 'approved', 'processing');
create index request_by_owner on request (owner_id, promise_at, id) where status <> 'draft';
create index request_by_status on request (status, promise_at, id) include (type, region_id) where status <> 'draft';
create index request_by_region on request (region_id, promise_at, id) include (type, status) where status <> 'draft';
create index request_by_type on request (type, promise_at, id) include (status, region_id) where status <> 'draft';
create index request_by_number on request using gin (request_no gin_trgm_ops);
create index request_by_project on request using gin (project_name gin_trgm_ops);

-- One dated entry of a request's time line. Voided ones stay, but are not shown.
create table process_node (
  id bigint generated always as identity primary key,
  request_id bigint not null references request on delete cascade,
  code smallint not null check (code in (0, 1, 2, 3, 5, 6, 7, 8)),
  created_at timestamptz not null,
  voided_at timestamptz,
  eta_etds jsonb not null default '[]'
);
create unique index process_node_live on process_node (request_id, code) where voided_at is null;

-- Every action on a request.
create table request_event (
  id bigint generated always as identity primary key,
  request_id bigint not null references request on delete cascade,
  at timestamptz not null,
  actor_id bigint references app_user,
  on_behalf_of bigint references contact,
  action text not null,
  from_status text,
  to_status text,
  reason text not null default '',
  before jsonb,
  after jsonb
);
create index request_event_request on request_event (request_id, id);

-- The delivery address of a request, a copy that later changes of the address book leave alone.
create table request_address (
  request_id bigint primary key references request on delete cascade,
  address_id bigint,
  details jsonb not null
);
