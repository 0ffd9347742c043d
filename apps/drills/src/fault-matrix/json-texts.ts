/** Texts that are no JSON, each wrong in its own way. */
export const brokenTexts: readonly string[] = [
  '', ' ', '\t', '\n', '\u0000', '\uFEFF', '{', '}', '[', ']', '[[', '{}}', '[]]', '{]', '[}', '{"a"', '{"a":', '{"a":1', '{"a":1,', '{"a":1,}',
  '{,}', '{,"a":1}', '{"a" 1}', '{"a":1 "b":2}', '{a:1}', "{'a':1}", '{"a":\'1\'}', '{1:1}', '{null:1}', '{"a":1,,"b":2}', '[,]', '[1,]', '[1,,2]',
  '[1 2]', '[1:2]', '["a"', '["a', '"', '"a', "'a'", '"\\"', '"\\x41"', '"\\u00"', '"\\u00G0"', '"\\ud800', '"a\nb"', '"a\tb"', '"a\u0000b"', '"\\a"',
  'nul', 'NULL', 'Null', 'tru', 'True', 'FALSE', 'undefined', 'NaN', 'Infinity', '-Infinity', '+1', '-', '--1', '01', '-01', '1.', '.5', '-.5', '1e',
  '1e+', '1E-', '1.e1', '0x10', '1_000', '1,5', '1 000', '1a', '2.3.4', '1/2', '// a', '/* a */ 1', '1 // a', '1;', '(1)', '<html>', '<?xml version="1.0"?>',
  '&lt;', '%7B%7D', '{"a":1}{"b":2}', '1 2', '[] []', '"a" "b"', 'true false', '{"a":tru}', '{"a":+1}', '{"a":01}', '{"a":.1}', '{"a":1.}', '{"a":NaN}',
  '{"a":undefined}', '{"a":function(){}}', '{"a":`b`}', '`a`', '\u00A0{}', '{}\u00A0', '\u2028', '{"a":\u2028 1x}', '[1}', '{"a"]', '{{}}', '[{]}',
  '\\u007B\\u007D', '{"a":"b}', '{"a":b"}', '{"a""b"}', ':', ',', '{:1}', '{"a"::1}', '{"a":1:2}', '[-]', '[+1]', '[1e]', '[0.]', '[.0]', '[0e+-1]',
  '{"success":true', '{"success":true,"value":', '{"success":tru,"value":{}}', 'jsonp({"success":true})', ")]}',\n{}", 'for(;;);{}', 'while(1);[]',
]

/** Texts that are JSON, and no answer of this platform. */
export const strangeTexts: readonly string[] = [
  'null', 'true', 'false', '0', '-0', '1', '1e400', '-1e400', '123456789012345678901234567890', '""', '"a"', '"\\ud800"', '[]', '[[]]', '[null]', '{}',
  '{"a":1,"a":2}', '{"":0}', '{"success":1}', '{"success":"true","value":{}}', '{"success":null}', '{"value":{}}', '{"Success":true,"value":{}}',
  '{"success":true,"success":false}', '{"success":false,"errorCode":7}', '{"success":false,"errorCode":{},"message":[]}', '{"success":false,"message":7}',
  '{"constructor":{"prototype":{"polluted":1}}}', '{"__proto__":{"polluted":1},"success":true,"value":null}', '{"toString":1,"success":true}',
  `${'['.repeat(2_000)}${']'.repeat(2_000)}`, `${'{"a":'.repeat(2_000)}1${'}'.repeat(2_000)}`, `{"success":true,"value":"${'x'.repeat(100_000)}"}`,
]
