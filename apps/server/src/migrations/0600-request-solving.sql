-- What the guards of writing and approving solutions look at; every answer of an action says what is allowed next, from the request alone.
alter table request
  -- Pieces that the finished review accepted; null until it is finished, and while it is open again
  add column accepted_quantity integer check (accepted_quantity >= 0),
  -- Pieces that have a solution
  add column solved_quantity integer not null default 0 check (solved_quantity >= 0),
  -- Whether no field of a solution is missing
  add column solutions_complete boolean not null default false,
  -- Authors of the solutions, who may not approve them
  add column solution_authors bigint[] not null default '{}',
  -- Who approved them first, where it takes two
  add column first_approver bigint references app_user (id),
  -- Solutions never cover more than was accepted once they leave the one who wrote them.
  add constraint request_solved_check check (status not in ('pending', 'approved', 'processing') or solved_quantity <= accepted_quantity);
update request set accepted_quantity = review.accepted from request_review review where review.request_id = request.id and review.finished_at is not null;
