-- Cases that no one has picked up and whose customer has written again, by when they did.
create index request_unowned_answered on request (last_customer_message_at, id)
  where status = 'submitted' and owner_id is null and last_customer_message_at is not null;
