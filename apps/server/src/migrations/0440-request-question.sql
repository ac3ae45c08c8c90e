-- The question of staff that waits for the customer: the newest message that needs an answer, until any reply or until the request
-- takes another step. Written by the statement that writes the message.
alter table request add column question_id bigint;
alter table request add column question_at timestamptz;
alter table request add constraint request_question check ((question_id is null) = (question_at is null));
-- The questions that are open when this begins.
update request set question_id = asked.id, question_at = asked.created_at
from (
  select distinct on (request_id) request_id, id, created_at, needs_answer from message
  where not internal and recalled_at is null and (side = 'customer' or needs_answer or (side = 'system' and content = 'pickedUp'))
  order by request_id, id desc
) as asked
where asked.request_id = request.id and asked.needs_answer and request.waiting_on = 'customer'
  and request.status in ('submitted', 'picked_up', 'pending', 'approved', 'processing');
