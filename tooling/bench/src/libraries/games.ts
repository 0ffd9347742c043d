const words =
  'Amber Aztec Book Candy Crab Crystal Dragon Ember Falcon Fortune Golden Harvest Island Jade Jungle Kingdom Lantern Lion Lotus Lunar Mystic Nile Night Ocean Opal Orchid Panda Pearl Phoenix Pirate Royal Ruby Samurai Shark Silver Spice Storm Sugar Sunset Temple Thunder Tiger Treasure Velvet Viking Wild Winter Zodiac'.split(
    ' ',
  )
const word = (at: number): string => words[at % words.length] ?? ''

/** 20,000 games, each of three words and a number, and three whose names are written in other ways. */
export const games = [
  ...Array.from({ length: 20_000 }, (_, at) => ({
    id: at,
    name: `${word(at * 7 + 3)} ${word(at * 13 + (at >> 4))} ${word(at * 29 + (at >> 7))} ${at % 97}`,
    provider: `Provider ${at % 40}`,
    category: at % 50 === 0 ? 'FISH' : 'RNG',
  })),
  ...['Trò Chơi Đêm', 'Café Royale Nights', '麻将胡了'].map((name, at) => ({
    id: 20_000 + at,
    name,
    provider: 'Tessera',
    category: 'RNG',
  })),
]

/** What is typed, and a part of a name that ought to stand among the first 42. */
export const questions = [
  { kind: 'a word', typed: 'dragon', meant: /Dragon/ },
  { kind: 'beginnings', typed: 'jade dr', meant: /Jade.*Dragon|Dragon.*Jade/ },
  { kind: 'no accents', typed: 'tro choi dem', meant: /Trò Chơi Đêm/ },
  { kind: 'no accents', typed: 'cafe roy', meant: /Café Royale/ },
  { kind: 'no spaces', typed: '胡了', meant: /麻将胡了/ },
  { kind: 'a letter changed', typed: 'draxon', meant: /Dragon/ },
  { kind: 'two swapped', typed: 'drgaon', meant: /Dragon/ },
  { kind: 'slips in two words', typed: 'drgaon fortnue', meant: /(?=.*Dragon)(?=.*Fortune)/ },
  { kind: 'a category', typed: 'fishing', meant: /./ },
  { kind: 'nothing', typed: 'xylophonist', meant: null },
] as const
