/**
 * Keeps what `make` makes of a locale and its options. Options are distinguished by themselves, not by what is in them.
 */
const kept = <Options extends object, Made>(make: (tag: string, options?: Options) => Made) => {
  const plain = new Map<string, Made>()
  const special = new WeakMap<Options, Map<string, Made>>()
  return (tag: string, options?: Options): Made => {
    let known = plain
    if (options) {
      known = special.get(options) ?? new Map<string, Made>()
      special.set(options, known)
    }
    let made = known.get(tag)
    if (!made) known.set(tag, (made = make(tag, options)))
    return made
  }
}

/** Number formats, each made once. Hand in options that live as long as the page. */
export const numberFormat = /* @__PURE__ */ kept(
  (tag, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(tag, options),
)

/**
 * Formats of dates and times, each made once: months and days as in forms, `YYYY-MM-DD`; only Thai counts its years
 * otherwise, as every Thai does.
 */
export const dateFormat = /* @__PURE__ */ kept(
  (tag, options?: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(tag, { ...options, calendar: /^th\b/.test(tag) ? 'buddhist' : 'gregory' }),
)

/** Plural rules, each made once. */
export const pluralRules = /* @__PURE__ */ kept(
  (tag, options?: Intl.PluralRulesOptions) => new Intl.PluralRules(tag, options),
)

/** Formats of "in 3 hours", each made once. */
export const relativeFormat = /* @__PURE__ */ kept(
  (tag, options?: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(tag, options),
)

/** Formats of "a, b and c", each made once. */
export const listFormat = /* @__PURE__ */ kept(
  (tag, options?: Intl.ListFormatOptions) => new Intl.ListFormat(tag, options),
)
