/** The value of a chip in major units, as short as a chip needs it: 500, 1.25K. */
export const chipLabel = (locale: string, minor: number): string =>
  new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 2 }).format(minor / 100)
