-- Custom texts follow the keys of the guards of requests.
update phrase_override set key = 'guards:' || substr(key, length('request:guard.') + 1) where key like 'request:guard.%';
