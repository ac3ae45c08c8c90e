-- Who wrote last is told in lists: what was recalled no longer counts, as from now on at each recall.
update request set last_customer_message_at = (
  select max(created_at) from message where request_id = request.id and side = 'customer' and not internal and recalled_at is null
) where id in (select request_id from message where side = 'customer' and not internal and recalled_at is not null);
update request set last_staff_message_at = (
  select max(created_at) from message where request_id = request.id and side = 'staff' and not internal and recalled_at is null
) where id in (select request_id from message where side = 'staff' and not internal and recalled_at is not null);
