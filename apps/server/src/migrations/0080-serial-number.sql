-- Serial numbers of a claim; at most claim.serialLimit of them, held under the request row's lock.
create table claim_serial (
  id bigint generated always as identity,
  request_id bigint not null references request on delete cascade,
  sn text collate "C" not null,
  module_type text not null default '',
  -- W
  power numeric(7, 2),
  verdict text not null check (verdict in ('unknown', 'replacedBefore', 'inOtherClaim', 'outOfWarranty', 'otherType', 'otherPower', 'otherRegion', 'ok')),
  detail text not null default '',
  primary key (request_id, sn)
);
create unique index claim_serial_id on claim_serial (request_id, id);
create index claim_serial_sn on claim_serial (sn);

-- An uploaded spreadsheet on its way into a claim.
create table serial_import (
  id bigint generated always as identity primary key,
  request_id bigint not null references request on delete cascade,
  uploaded_by bigint not null references app_user,
  storage_key text not null,
  file_name text not null,
  state text not null default 'waiting' check (state in ('waiting', 'reading', 'ready', 'inserting', 'done', 'failed', 'cancelled')),
  -- Whoever carries this run may write; a run that was given up finds another one here and stops.
  run uuid,
  rows_read integer not null default 0,
  rows_total integer not null default 0,
  inserted integer not null default 0,
  verdicts jsonb not null default '{}',
  reasons jsonb not null default '{}',
  error_key text,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index serial_import_one_running on serial_import (request_id) where state in ('waiting', 'reading', 'inserting');
create index serial_import_request on serial_import (request_id, id desc);
create index serial_import_running on serial_import (updated_at) where state in ('waiting', 'reading', 'inserting');

-- Its rows, some thousand in one row of arrays: written once, read by pages, taken over as a set.
create table serial_import_chunk (
  import_id bigint not null references serial_import on delete cascade,
  chunk_no integer not null,
  valid integer not null,
  warnings integer not null,
  left_out integer not null,
  row_numbers integer[] not null,
  sns text[] not null,
  module_types text[] not null,
  powers numeric[] not null,
  verdicts text[] not null,
  details text[] not null,
  reasons text[] not null,
  first_rows integer[] not null,
  primary key (import_id, chunk_no)
);

-- What the registry and other claims say of serial numbers, gravest first. p_country and p_day are the claim's project country and
-- defect date. The same judgement serves imports, typed numbers and a change of the claim's details.
create function judge_serials(p_request bigint, p_country smallint, p_day date, p_sn text[], p_type text[], p_power numeric[])
returns table (n bigint, sn text, module_type text, power numeric, verdict text, detail text)
language sql stable as $$
  select given.n, given.sn,
    coalesce(nullif(given.module_type, ''), m.module_type, ''),
    coalesce(given.power, m.power),
    case
      when m.serial_number is null then 'unknown'
      when m.settled_on is not null then 'replacedBefore'
      when other.request_no is not null then 'inOtherClaim'
      when m.warranty_start + make_interval(years => m.product_years) < p_day then 'outOfWarranty'
      when given.module_type <> '' and upper(given.module_type) <> upper(m.module_type) then 'otherType'
      when given.power is not null and given.power <> m.power then 'otherPower'
      when p_country is not null and m.warranty_region <> p_country then 'otherRegion'
      else 'ok'
    end,
    case
      when m.serial_number is null then ''
      when m.settled_on is not null then m.settled_on::text
      when other.request_no is not null then ''
      when m.warranty_start + make_interval(years => m.product_years) < p_day then (m.warranty_start + make_interval(years => m.product_years))::date::text
      when given.module_type <> '' and upper(given.module_type) <> upper(m.module_type) then m.module_type
      when given.power is not null and given.power <> m.power then m.power::text
      when p_country is not null and m.warranty_region <> p_country then m.warranty_region::text
      else ''
    end
  from unnest(p_sn, p_type, p_power) with ordinality as given (sn, module_type, power, n)
  left join module_registry m on m.serial_number = given.sn collate "C"
  left join lateral (
    select r.request_no from claim_serial c join request r on r.id = c.request_id
    where c.sn = given.sn collate "C" and c.request_id <> p_request and r.status in ('submitted', 'picked_up', 'pending', 'approved', 'processing')
    limit 1
  ) other on true
$$;
