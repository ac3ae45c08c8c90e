-- Who wrote, sent or approved the solutions that the customer is to answer: none of them answers for the customer.
alter table request add column settled_by bigint[] not null default '{}';
update request set settled_by = array(
  select distinct person from unnest(round.authors || round.sent_by || round.first_approved_by || round.decided_by) as person where person is not null)
from solution_round round
where request.status = 'approved' and round.request_id = request.id and round.decision = 'approved'
  and round.round = (select max(newest.round) from solution_round newest where newest.request_id = request.id);
