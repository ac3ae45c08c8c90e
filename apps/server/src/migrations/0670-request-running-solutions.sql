-- Accepted solutions are carried out one by one; a claim is completed once none of them is left.
alter table request
  -- Solutions that are being carried out
  add column running_solutions smallint not null default 0,
  drop constraint request_solved_check,
  -- Solutions never cover more than was accepted once they leave the one who wrote them, and none is left open when the claim is completed.
  add constraint request_solved_check check (
    status not in ('pending', 'approved', 'processing', 'completed')
    or (running_solutions >= 0 and (status <> 'completed' or running_solutions = 0) and solved_quantity <= accepted_quantity)
  );

update request set running_solutions = running.count
from (select request_id, count(*) as count from solution where state = 'running' group by request_id) as running
where running.request_id = request.id;
