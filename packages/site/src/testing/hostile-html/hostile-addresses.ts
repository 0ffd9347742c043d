const carriers: ((address: string) => string)[] = [
  (address) => `<a href="${address}">x</a>`,
  (address) => `<svg><a href="${address}"><text y=9>x</text></a></svg>`,
  (address) => `<svg><a xlink:href="${address}"><text y=9>x</text></a></svg>`,
  (address) => `<map name=m><area shape=default href="${address}"></map>`,
  (address) => `<form action="${address}"><button>x</button></form>`,
  (address) => `<form><button formaction="${address}">x</button></form>`,
  (address) => `<form><input type=submit formaction="${address}"></form>`,
  (address) => `<iframe src="${address}"></iframe>`,
  (address) => `<math><mtext><a href="${address}">x</a></mtext></math>`,
  (address) => `<a target=_self rel=opener href='${address}'><p>x</p></a>`,
]

/** A script as an address, in every spelling that browsers still read, in every element that leads somewhere. */
export const hostileAddresses = (run: string): string[] => {
  const spellings = [
    `javascript:${run}`,
    `JAVASCRIPT:${run}`,
    `jAvAsCrIpT:${run}`,
    ` javascript:${run}`,
    `\n\tjavascript:${run}`,
    `java\tscript:${run}`,
    `java\nscript:${run}`,
    `java\rscript:${run}`,
    `javascript\t:${run}`,
    `&#1;javascript:${run}`,
    `&#x1f;javascript:${run}`,
    `java&Tab;script:${run}`,
    `java&NewLine;script:${run}`,
    `javascript&colon;${run}`,
    `javascript&#58;${run}`,
    `&#106;avascript:${run}`,
    `&#x6A&#x61&#x76&#x61&#x73&#x63&#x72&#x69&#x70&#x74&#x3A${run}`,
    `&#0000106avascript:${run}`,
    `javascript://%0a${run}`,
    `javascript:/*%2a/${run}`,
    `javascript:%20${run}`,
    `javascript:void ${run}`,
  ]
  return carriers.flatMap((carry, index) => spellings.filter((_, at) => at < 12 || (at + index) % 2 === 0).map(carry))
}

/** Addresses that are no script, and still nothing to follow: foreign pictures, data, files, other schemes. */
export const foreignAddresses = (): string[] =>
  [
    'https://evil.example/x.png',
    '//evil.example/x.png',
    '\\\\evil.example\\x.png',
    '/\\evil.example/x.png',
    'https:evil.example/x.png',
    'data:image/svg+xml,<svg/>',
    'blob:https://evil.example/x',
    'file:///etc/passwd',
    'ftp://evil.example/x',
    'https://user:word@evil.example/x.png',
    'http://evil.example/x.png',
  ].map((address) => `<img src="${address}" srcset="${address} 2x" lowsrc="${address}" background="${address}">`)
