-- What a claim is settled with: each solution covers some of the accepted pieces, which it takes in the order of the list and of the solutions.
create table solution (
  id bigint generated always as identity primary key,
  request_id bigint not null references request (id) on delete cascade,
  -- Its place among the solutions of the claim, from 1
  position smallint not null check (position > 0),
  -- Dictionary workorder_solution_type
  kind smallint not null check (kind in (1, 2, 3)),
  state text not null default 'draft'
    check (state in ('draft', 'pending', 'returned', 'approved', 'accepted', 'declined', 'running')),
  quantity integer not null check (quantity > 0),
  currency text not null default '',
  -- Of a compensation, for one piece
  unit_price numeric(14, 2) check (unit_price > 0),
  -- Of a compensation what is paid, of a repair or an exchange what it is estimated to cost us
  money numeric(14, 2) check (money >= 0),
  payee text not null default '',
  repair_content text not null default '',
  repair_site text not null default '',
  -- Dictionary old_component_handling
  old_handling text not null default '',
  new_component text not null default '',
  model text not null default '',
  -- Of one new piece
  power_w numeric(10, 1) check (power_w > 0),
  -- The serial numbers it covers, by the ids of list entries, since it was sent for approval; null for claims without such a list
  first_entry bigint,
  last_entry bigint,
  -- Why the approver returned it, or the customer declined it
  reason text not null default '',
  written_by bigint not null references app_user (id),
  written_at timestamptz not null,
  answered_by bigint references app_user (id),
  answered_at timestamptz,
  pay_time timestamptz,
  -- Most of what it covers, since it was sent for approval: what compensations are compared by
  product text not null default '',
  approved_at timestamptz,
  unique (request_id, position) deferrable initially deferred,
  check (kind <> 1 or unit_price is null or money = unit_price * quantity),
  check (state not in ('approved', 'accepted', 'running') or approved_at is not null)
);
create index solution_compared on solution (currency, product, approved_at) where kind = 1 and approved_at is not null;

-- Texts that go with all solutions of a claim
create table solution_text (
  request_id bigint primary key references request (id) on delete cascade,
  public_text text not null default '',
  note text not null default '',
  written_by bigint not null references app_user (id)
);

-- Each time that the solutions of a claim were sent for approval, with what they were then
create table solution_round (
  request_id bigint not null references request (id) on delete cascade,
  round smallint not null check (round > 0),
  sent_by bigint not null references app_user (id),
  sent_at timestamptz not null,
  due_at timestamptz not null,
  sent jsonb not null,
  -- Who had written something of them until then
  authors bigint[] not null,
  first_approved_by bigint references app_user (id),
  first_approved_at timestamptz,
  decision text not null default 'open' check (decision in ('open', 'approved', 'returned')),
  decided_by bigint references app_user (id),
  decided_at timestamptz,
  reason text not null default '',
  -- When leads were told that no one had decided in time
  late_told_at timestamptz,
  primary key (request_id, round),
  check ((decision = 'open') = (decided_by is null) and (decided_by is null) = (decided_at is null)),
  check (decided_by <> sent_by and decided_by <> all (authors)),
  check (first_approved_by <> sent_by and first_approved_by <> all (authors)),
  check (decision <> 'approved' or first_approved_by is null or first_approved_by <> decided_by),
  check (decision <> 'returned' or reason <> '')
);
create unique index solution_round_open on solution_round (request_id) where decision = 'open';
create index solution_round_due on solution_round (due_at) where decision = 'open' and late_told_at is null;

-- Up to which amount someone approves alone
create table approval_limit (
  user_id bigint not null references app_user (id) on delete cascade,
  currency text not null,
  amount numeric(14, 2) not null check (amount > 0),
  primary key (user_id, currency)
);

-- All solutions of a claim together cover no more than its review accepted, whichever statements and calls that comes from. A review that
-- accepts fewer afterwards leaves them as they are, to be made smaller one by one.
create function check_solved_quantity() returns trigger language plpgsql as $$
declare
  solved integer;
  accepted integer;
begin
  select coalesce(sum(quantity), 0) into solved from solution where request_id = new.request_id;
  select r.accepted into accepted from request_review r where r.request_id = new.request_id;
  if solved > coalesce(accepted, 0) then
    raise exception 'solutions of request % cover % of % accepted pieces', new.request_id, solved, accepted using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger solution_added after insert on solution
  deferrable initially deferred for each row execute function check_solved_quantity();
create constraint trigger solution_grown after update on solution
  deferrable initially deferred for each row when (new.quantity > old.quantity or new.request_id <> old.request_id)
  execute function check_solved_quantity();
