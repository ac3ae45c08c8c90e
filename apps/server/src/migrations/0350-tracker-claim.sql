-- Details of a tracker claim as they were typed, valid or not; submitting keeps them by types beside it.
create table tracker_claim (
  request_id bigint primary key references request on delete cascade,
  project_name text not null default '',
  capacity text not null default '',
  -- Dictionary unit
  unit text not null default '0',
  -- Defective pieces of all parts together
  quantity text not null default '',
  country text not null default '',
  city text not null default '',
  last_request_no text not null default '',
  defect_date text not null default ''
);

-- A submitted tracker claim by types, for everything that computes with it.
create table tracker_claim_submission (
  request_id bigint primary key references request on delete cascade,
  -- W
  capacity_w numeric not null check (capacity_w > 0),
  quantity integer not null check (quantity > 0),
  -- ISO 3166-1 numeric
  country smallint not null,
  defect_date date not null
);

-- Defective tracker parts and inverters of a claim. They were checked when they were added; only a copy lacks serial numbers.
create table tracker_claim_part (
  id bigint generated always as identity primary key,
  request_id bigint not null references request on delete cascade,
  kind text not null check (kind in ('tracker', 'inverter')),
  -- Of a tracker part dictionary product_type, of an inverter what its label says.
  product_type text not null,
  -- Dictionary bracket_type; an inverter has none.
  bracket_type text check ((bracket_type is null) = (kind = 'inverter')),
  failure_description text not null,
  -- How long the alarm has been there
  alarm_hours integer not null check (alarm_hours >= 0),
  pieces integer not null check (pieces > 0),
  -- One for each piece, in capital letters
  serial_numbers text[] not null,
  -- Of one piece
  power_w numeric not null check (power_w >= 0),
  error_code text not null,
  version integer not null default 0
);
create index tracker_claim_part_request on tracker_claim_part (request_id, id);
create index tracker_claim_part_serials on tracker_claim_part using gin (serial_numbers);
