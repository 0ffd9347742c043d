const known = [
  ['Windows', /Windows/],
  ['Android', /Android/],
  ['iOS', /iPhone|iPad|iPod/],
  ['macOS', /Mac OS X|Macintosh/],
  ['ChromeOS', /CrOS/],
  ['Linux', /Linux/],
] as const

/** The operating system that a browser names in its user agent; `other` where it names none that is known. */
export const osOf = (userAgent: string): string => known.find(([, sign]) => sign.test(userAgent))?.[0] ?? 'other'
