-- An exchange that runs. Written under the lock of the request's row.
create table exchange (
  id bigint generated always as identity primary key,
  request_id bigint not null references request (id) on delete cascade,
  solution_id bigint not null unique references solution (id) on delete cascade,
  quantity integer not null check (quantity > 0),
  -- Of one new piece
  power_w numeric(10, 1) not null check (power_w > 0),
  state text not null default 'asked' check (state in ('asked', 'addressed')),
  version integer not null default 0,
  -- The newest task for its addresses
  tip_id bigint references tip (id) on delete set null,
  addressed_by bigint references app_user (id),
  addressed_at timestamptz,
  check ((state = 'addressed') = (addressed_at is not null) and (addressed_at is null) = (addressed_by is null))
);
create index exchange_request on exchange (request_id, id);
-- Those that run already; staff ask for their addresses.
insert into exchange (request_id, solution_id, quantity, power_w)
select request_id, id, quantity, power_w from solution where kind = 3 and state = 'running' and power_w is not null order by id;

-- A part of an exchange, with the address that it goes to. Until the addresses are submitted, anything may be missing.
create table shipment (
  id bigint generated always as identity primary key,
  exchange_id bigint not null references exchange (id) on delete cascade,
  quantity integer not null default 0 check (quantity >= 0),
  power_kw numeric(12, 4) not null default 0 check (power_kw >= 0),
  title text not null default '',
  contact_person text not null default '',
  phone text not null default '',
  -- ISO 3166-1 numeric
  country smallint,
  province text not null default '',
  city text not null default '',
  address text not null default '',
  postal_code text not null default '',
  note text not null default ''
);
create index shipment_exchange on shipment (exchange_id, id);

-- Addresses that were submitted have the pieces and the power of their exchange together, whichever statements and calls they come from.
create function check_exchange_addresses() returns trigger language plpgsql as $$
declare
  checked bigint[] := '{}';
  wrong bigint;
begin
  if tg_table_name = 'exchange' then
    checked := array[new.id];
  else
    if tg_op <> 'DELETE' then checked := checked || new.exchange_id; end if;
    if tg_op <> 'INSERT' then checked := checked || old.exchange_id; end if;
  end if;
  select e.id into wrong
  from exchange e left join shipment s on s.exchange_id = e.id
  where e.id = any(checked) and e.state <> 'asked'
  group by e.id
  having coalesce(sum(s.quantity), 0) <> e.quantity or coalesce(sum(s.power_kw), 0) <> e.quantity * e.power_w / 1000
    or min(s.quantity) = 0 or count(s.id) > 50;
  if wrong is not null then
    raise exception 'addresses of exchange % don''t add up', wrong using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger exchange_addressed after insert or update on exchange
  deferrable initially deferred for each row execute function check_exchange_addresses();
create constraint trigger shipment_changed after insert or update or delete on shipment
  deferrable initially deferred for each row execute function check_exchange_addresses();
