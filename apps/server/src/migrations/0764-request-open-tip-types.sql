-- The types of a request's open tips, each as often as it is open: what staff may do about them depends on it. Written together with `open_tips`.
alter table request add column open_tip_types smallint[] not null default '{}';

update request set open_tips = cardinality(open.types), open_tip_types = open.types
from (
  select request.id, array(select tip.type from tip where tip.request_id = request.id and tip.state = 'open' order by tip.id) as types
  from request where request.open_tips > 0 or exists (select from tip where tip.request_id = request.id and tip.state = 'open')
) as open
where open.id = request.id;

alter table request add constraint request_open_tips_counted check (open_tips = cardinality(open_tip_types));
