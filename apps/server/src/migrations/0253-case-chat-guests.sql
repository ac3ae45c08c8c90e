-- A message is by a user or by a guest; with neither it is by the product. Guests write on the customers' side and no notes.
alter table message
  add column guest_id bigint references guest,
  drop constraint message_check,
  add constraint message_one_author check (author_id is null or guest_id is null),
  add constraint message_by_system check ((side = 'system') = (author_id is null and guest_id is null)),
  add constraint message_of_guest check (guest_id is null or (side = 'customer' and not internal)),
  add constraint message_guest_client_msg unique (guest_id, client_msg_id);

-- How far each user and each guest has read.
alter table message_mark
  drop constraint message_mark_pkey,
  alter column user_id drop not null,
  add column guest_id bigint references guest on delete cascade,
  add constraint message_mark_one_reader check ((user_id is null) <> (guest_id is null)),
  add constraint message_mark_of_guest check (guest_id is null or side = 'customer'),
  add constraint message_mark_user unique (request_id, user_id),
  add constraint message_mark_guest unique (request_id, guest_id);
