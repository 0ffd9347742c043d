import { nameAt, type Place } from './place.ts'

/** The moment of all samples: noon of 15 January 2026, in milliseconds. */
export const sampleNow = Date.UTC(2026, 0, 15, 12)

const hour = 3_600_000

const hints: readonly (readonly [RegExp, (place: Place) => number])[] = [
  [/(minutes|seconds|hours|days)$/i, () => 5],
  [
    /(end|expir|until|valid|next|release|settle.*at)\w*(time|date|at)?$/i,
    ({ index }) => sampleNow + (index + 1) * 24 * hour,
  ],
  [/(time|date|stamp|at|since)$/i, ({ index }) => sampleNow - (index + 1) * hour],
  [/^(page|pageNo|pageNum|pageNumber|totalPages?|pages)$/i, () => 1],
  [/(count|total|size|quantity|members?|people|number)$/i, () => 3],
  [/rtp$/i, () => 96.5],
  [/volatility$/i, () => 3],
  [/(rate|percent|ratio)$/i, () => 0.05],
  [/(rank|level|sort|sequence|index|order|priority)/i, ({ index }) => index + 1],
  [/(id|ids|no)$/i, ({ index, seed }) => 10_000 + 100 * seed + index],
  [
    /(amount|balance|sum|win|bet|stake|fund|money|salary|bonus|fee|turnover|profit|loss|deposit|withdrawal|paid|limit|target|expected|actual)/i,
    ({ index, seed }) => 1_250.5 + 100 * index + seed,
  ],
]

/**
 * A number that makes sense under this name: milliseconds for a time, a decimal number for a sum, small for the rest.
 */
export function sampleNumber(place: Place): number {
  const name = nameAt(place)
  return hints.find(([pattern]) => pattern.test(name))?.[1](place) ?? place.index + 1
}
