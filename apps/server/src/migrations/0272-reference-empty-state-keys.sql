-- Custom texts follow the keys of the phrases shown where no one is left to list or choose.
update phrase_override set key = renamed.current
from (values
  ('customers:move.nobody', 'customers:move.noOtherContact'),
  ('customers:nobodyBlockedText', 'customers:noneBlockedText'),
  ('customers:nobodyBlockedTitle', 'customers:noneBlockedTitle'),
  ('customers:nobodyWaitsText', 'customers:noneWaitingText'),
  ('customers:nobodyWaitsTitle', 'customers:noneWaitingTitle'),
  ('desk:assign.nobody', 'desk:assign.noColleague'),
  ('staff:disable.nobody', 'staff:disable.noColleague')
) as renamed (former, current)
where phrase_override.key = renamed.former;
