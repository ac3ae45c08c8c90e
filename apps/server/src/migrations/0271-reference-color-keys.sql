-- Custom texts follow the keys of the phrases, which have taken the American spelling.
update phrase_override set key = replace(replace(key, 'colour', 'color'), 'Colour', 'Color')
where key ~ '^shell:settings\.(colour|colours\.[a-z]+|ownColour|colourWrong|colourHint)$';
