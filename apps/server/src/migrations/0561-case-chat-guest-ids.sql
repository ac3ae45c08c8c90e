-- Messages of people and of the product, which are nearly all, are no concern of the index of guests' ids.
alter table message drop constraint message_guest_client_msg;
create unique index message_guest_client_msg on message (guest_id, client_msg_id) where guest_id is not null;
