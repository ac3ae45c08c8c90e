-- What someone has answered, newest first.
create index tip_answered on tip (answered_by, closed_at) where state = 'confirmed';
