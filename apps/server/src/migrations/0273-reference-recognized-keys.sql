-- Custom texts follow the keys of the phrases for recognized numbers, which have taken the American spelling.
update phrase_override set key = replace(key, 'recognised', 'recognized')
where key ~ '^serialNumber:paste\.recognised_(zero|one|two|few|many|other)$';
