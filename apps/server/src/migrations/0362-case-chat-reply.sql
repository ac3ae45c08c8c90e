-- An answer to an enquiry is a message of staff with a mark.
alter table message
  add column reply boolean not null default false,
  add constraint message_reply_is_public check (not reply or (side = 'staff' and not internal));
create index message_replies on message (request_id, id) where reply;
