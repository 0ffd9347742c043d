/** Browser and system of a user agent, by their names, without versions. */
export interface Browser {
  readonly browser: string
  readonly system: string
}

// The first that fits counts: most browsers also name those that they descend from.
const browsers: readonly (readonly [name: string, sign: RegExp])[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['UC Browser', /\bUCBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:HeadlessChrome|Chrome|CriOS)\//],
  ['Safari', /\bVersion\/[\d.]+.*\bSafari\//],
]

const systems: readonly (readonly [name: string, sign: RegExp])[] = [
  ['iPad', /\biPad\b/],
  ['iPhone', /\b(?:iPhone|iPod)\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMac(?:intosh| OS X)\b/],
  ['Linux', /\bLinux\b/],
]

const first = (list: typeof browsers, text: string): string | undefined => list.find(([, sign]) => sign.test(text))?.[0]

/** Browser and system in the `User-Agent` of a request; null where either is not known. */
export function browserOf(userAgent: string): Browser | null {
  const text = userAgent.slice(0, 512)
  const browser = first(browsers, text)
  const system = first(systems, text)
  return browser && system ? { browser, system } : null
}
