-- A clock of a request ran out, and its leads were told: once, whatever happens to the request later.
create table request_breach (
  request_id bigint not null references request on delete cascade,
  clock text not null check (clock in ('firstContact', 'pickUp')),
  at timestamptz not null,
  primary key (request_id, clock)
);
-- What is late when this begins has been seen on the desk.
insert into request_breach (request_id, clock, at)
select id, 'firstContact', now() from request
where first_contact_at is null and first_contact_due < now() and status in ('submitted', 'picked_up', 'pending', 'approved', 'processing');
insert into request_breach (request_id, clock, at)
select id, 'pickUp', now() from request where status = 'submitted' and submitted_at < now() - interval '1 day';
