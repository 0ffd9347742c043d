/**
 * Patterns that take a backtracking engine exponential or high
 * polynomial time, without look-around that must be tried as a whole.
 */
const linear: readonly string[] = [
  '^(a+)+$',
  '^(a|a)*$',
  '^(a|aa)+$',
  '^([a-zA-Z]+)*$',
  '(x+x+)+y',
  '^(([a-z])+.)+[A-Z]([a-z])+$',
  '^(a*)*b$',
  '^(\\w+\\s?)*$',
  '^(\\d+)*$',
  '^(.*)*x$',
  '^([^@]+)+@$',
  '^(?:(?:\\w+)+\\.)+com$',
  '^(\\w+\\.?)+@example$',
  '^(a?){30}a{30}$',
  '^(?:a+)+b',
  '^(\\s*\\w+\\s*)+;$',
  '^("[^"]*"|[^",]+|,)*$',
  '^(\\S+)+ $',
  '(a+){10}y',
  '^(([0-9]+)+)-$',
  '^(?:[a-z]+-?)+!$',
  '^([A-Z]|[A-Z]+)*[0-9]$',
  '^(0|1|01)*2$',
  '^(?:.|\\w)+;$',
  '^(\\w|\\d)*-$',
  '^(?:\\d|\\d\\d)+x$',
  '^(a|b|ab)*c$',
  '^([a-f0-9]+:?)+z$',
  '^(?:(?:25[0-5]|\\d+)\\.?)+x$',
  '^(/?[\\w-]+)+\\?$',
  '^(-?\\d+)*\\.$',
  '^(?:\\+?\\d+[ -]?)+$',
  '^([\\u4e00-\\u9fa5]+)*$',
  '^(\\u0e01+)+$',
  '^.*.*.*.*.*=$',
  '^\\d*\\d*\\d*\\d*\\d*x$',
  '^(\\w+,?)*;$',
  '^((a|b)+)+c$',
  '^([a-zA-Z0-9])(([\\-.]|[_]+)?([a-zA-Z0-9]+))*(@){1}[a-z0-9]+[.]{1}(([a-z]{2,3})|([a-z]{2,3}[.]{1}[a-z]{2,3}))$',
  '^(([a-zA-Z0-9]+)([\\-.]?))+@$',
  '^(?:(?:a|b)*)*c$',
  '^(\\w+)*:(\\w+)*$',
  '^([ab]+|[bc]+)*d$',
  '^(?:\\w{1,8})*#$',
  '(\\w+\\w+)+\\W$',
  '^(([a-z]+)\\d*)+@$',
]

/** The same with look-aheads at the start, which come apart into plain conditions. */
const ahead: readonly string[] = [
  '^(?=.*(a+)+$)[a!]+$',
  '^(?=(a+)+b)[ab]+$',
  '^(?!(a+)+b$)(a|a)+c$',
  '^(?=.*\\d)(?=.*[a-z])(\\w+)+!$',
]

/** The same with look-around or back-references that no engine of linear time has. */
const around: readonly string[] = [
  '(?=(a+)+!)a',
  '(?<=^(a|a)+)b$',
  '^(a+)+\\1b$',
  '^(\\w+)\\1+(\\w+)+!$',
  '(a+)+(?!b)c',
  '(?<!x)(a|a)*b$',
  '^(([a-z]+)(?=\\d*))+\\W{2}$',
  '^((?!ab)\\w+)+-$',
  '(?<w>a+)+\\k<w>z',
  '^(?:(?=\\w)\\w+)+-$',
  '^(a*)*(?<!a)$',
  '^([a-z]+)+(?=-)-$',
  '^(\\d+)+(?!\\d)x$',
  '^(?:(\\w)\\1*)+-$',
  '^(.+)+\\1\\n$',
  '^(?:\\w+(?!_))*@$',
]

/** More than sixty patterns that make a browser's own engine hang. */
export const evilPatterns = { linear, ahead, around }
