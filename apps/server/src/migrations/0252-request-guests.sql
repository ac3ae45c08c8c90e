-- What an RTS guest asks belongs to no company until staff bind it to one; its guest is who filed it.
alter table request
  add column guest_id bigint references guest,
  alter column account_id drop not null,
  alter column contact_id drop not null,
  alter column created_by drop not null,
  add constraint request_bound check (
    (account_id is null) = (contact_id is null)
    and (account_id is not null or (guest_id is not null and type in (1, 2) and not on_behalf))
    and (created_by is not null or guest_id is not null)
  );
create index request_guest on request (guest_id) where guest_id is not null;

-- An event's actor may be a guest; with neither it was a timer of the product.
alter table request_event
  add column guest_id bigint references guest,
  add constraint request_event_one_actor check (actor_id is null or guest_id is null);
