const words =
  'Amber Aztec Book Candy Crab Crystal Dragon Ember Falcon Fortune Golden Harvest Island Jade Jungle Kingdom Lantern Lion Lotus Lunar Mystic Nile Night Ocean Opal Orchid Panda Pearl Phoenix Pirate Royal Ruby Samurai Shark Silver Spice Storm Sugar Sunset Temple Thunder Tiger Treasure Velvet Viking Wild Winter Zodiac'.split(
    ' ',
  )
const word = (at: number): string => words[at % words.length] ?? ''

/** A catalogue of this size, the same each time, whose names share their words as those of real games do. */
export const manyGames = (
  count: number,
): readonly { readonly name: string; readonly provider: string; readonly category: string }[] =>
  Array.from({ length: count }, (_, at) => ({
    name: `${word(at * 7 + 3)} ${word(at * 13 + (at >> 4))} ${word(at * 29 + (at >> 7))} ${at % 97}`,
    provider: `Provider ${at % 40}`,
    category: 'RNG',
  }))
