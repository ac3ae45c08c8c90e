-- The manufacturer's list of produced serial numbers; planned for 100 million rows.
create table module_registry (
  serial_number text collate "C" primary key check (serial_number ~ '^[A-Z0-9]{10,24}$'),
  module_type text not null,
  grade text not null,
  -- W
  power numeric(7, 2) not null check (power > 0),
  production_date date not null,
  -- Country sold to, ISO 3166-1 numeric.
  warranty_region smallint not null,
  warranty_start date not null,
  product_years smallint not null check (product_years between 0 and 50),
  performance_years smallint not null check (performance_years between 0 and 50),
  -- When the module was replaced or compensated for.
  settled_on date
);

-- How far a CSV import into the registry is, so that a broken one goes on where it stopped.
create table module_import (
  source text primary key,
  rows_done bigint not null default 0,
  rejected bigint not null default 0,
  finished_at timestamptz,
  updated_at timestamptz not null default now()
);
