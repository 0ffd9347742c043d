/** What a row of a play is called: a place of the number, or what is chosen in it. */
export type PlaceName =
  | 'thousands'
  | 'hundreds'
  | 'tens'
  | 'units'
  | 'first'
  | 'second'
  | 'side'
  | 'numbers'
  | 'faces'
  | 'triple'

/** The names of the plays. */
export type PlayName =
  | 'lastTwo'
  | 'lastThree'
  | 'lastFour'
  | 'lastDigit'
  | 'bigSmall'
  | 'oddEven'
  | 'number'
  | 'face'
  | 'triple'
  | 'winner'
  | 'firstTwo'
  | 'one'
  | 'two'
  | 'three'

/** What tells how a play goes; the two sides of a draw mean something else for each family of draws. */
export type PlayAbout =
  | Exclude<PlayName, 'bigSmall' | 'oddEven'>
  | 'big.digits'
  | 'big.nine'
  | 'big.dice'
  | 'big.balls'
  | 'big.drum'
  | 'odd.digits'
  | 'odd.nine'
  | 'odd.sum'
  | 'odd.balls'

/** One way to play a draw: what there is to choose, and what a combination of it pays. */
export interface Play {
  readonly name: PlayName
  readonly about: PlayAbout
  /** The sum that is on neither side, where there is one. */
  readonly middle?: number
  /** The options of each place; a combination takes one of each, or of a single place as many as `take` says. */
  readonly places: readonly { readonly name: PlaceName; readonly options: readonly string[] }[]
  readonly take: number
  /** Whether a combination never has the same option twice. */
  readonly distinct: boolean
  /** What a combination can pay, in hundredths of its stake, lowest first. */
  readonly pays: readonly number[]
  /** What one combination pays for a draw, in hundredths of its stake. */
  judge(numbers: readonly number[], combination: readonly string[]): number
  /**
   * What all combinations of a choice pay together for a draw, in
   * hundredths of the stake on each; worked out without listing them.
   */
  judgeAll(numbers: readonly number[], chosen: Choice): number
}

/** The options that were chosen for each place of a play. */
export type Choice = readonly ReadonlySet<string>[]

/** How many ways there are to choose `take` of `count`. */
export const waysToChoose = (count: number, take: number): number =>
  Array.from({ length: take }).reduce<number>((ways, _, at) => (ways * Math.max(0, count - at)) / (at + 1), 1)

const digits = Array.from({ length: 10 }, (_, at) => String(at))
const digitPlaces = ['thousands', 'hundreds', 'tens', 'units'] as const
const upTo = (count: number): string[] => Array.from({ length: count }, (_, at) => String(at + 1))

/** Whether the last digits of a draw are these, one of each place. */
export function lastDigits(
  name: 'lastTwo' | 'lastThree' | 'lastFour' | 'lastDigit',
  count: number,
  pays: number,
): Play {
  return {
    name,
    about: name,
    take: 1,
    distinct: false,
    pays: [pays],
    places: digitPlaces.slice(4 - count).map((place) => ({ name: place, options: digits })),
    judge: (numbers, combination) => (numbers.slice(-count).join('') === combination.join('') ? pays : 0),
    judgeAll(numbers, chosen) {
      const last = numbers.slice(-count)
      return chosen.every((digitsOfPlace, at) => digitsOfPlace.has(String(last[at]))) ? pays : 0
    },
  }
}

/** Which of two sides a draw falls on; `sideOf` answers null where it falls on neither. */
export function sides(
  about: Extract<PlayAbout, `${'big' | 'odd'}.${string}`>,
  pays: number,
  sideOf: (numbers: readonly number[]) => string | null,
): Play {
  const isBig = about.startsWith('big')
  const options = isBig ? ['big', 'small'] : ['odd', 'even']
  return {
    name: isBig ? 'bigSmall' : 'oddEven',
    about,
    take: 1,
    distinct: false,
    pays: [pays],
    places: [{ name: 'side', options }],
    judge: (numbers, [side]) => (sideOf(numbers) === side ? pays : 0),
    judgeAll: (numbers, [chosen]) => (chosen?.has(sideOf(numbers) ?? '') ? pays : 0),
  }
}

/** Whether all numbers of a set are among those drawn of `of`. */
export function amongDrawn(name: 'one' | 'two' | 'three', take: number, of: number, pays: number): Play {
  return {
    name,
    about: name,
    take,
    distinct: true,
    pays: [pays],
    places: [{ name: 'numbers', options: upTo(of) }],
    judge: (numbers, combination) => (combination.every((option) => numbers.includes(Number(option))) ? pays : 0),
    judgeAll: (numbers, [chosen]) =>
      waysToChoose(numbers.filter((number) => chosen?.has(String(number))).length, take) * pays,
  }
}

/** Whether the first numbers drawn of `of` are these, in their order. */
export function inOrder(name: 'number' | 'winner' | 'firstTwo', count: number, of: number, pays: number): Play {
  return {
    name,
    about: name,
    take: 1,
    distinct: true,
    pays: [pays],
    places: (['first', 'second'] as const).slice(0, count).map((place) => ({ name: place, options: upTo(of) })),
    judge: (numbers, combination) => (combination.every((option, at) => numbers[at] === Number(option)) ? pays : 0),
    judgeAll: (numbers, chosen) => (chosen.every((options, at) => options.has(String(numbers[at]))) ? pays : 0),
  }
}

/** How many of three dice show a face; `pays` for one, two and three. */
export const faces = (pays: readonly [number, number, number]): Play => ({
  name: 'face',
  about: 'face',
  take: 1,
  distinct: false,
  pays,
  places: [{ name: 'faces', options: upTo(6) }],
  judge: (numbers, [face]) => [0, ...pays][numbers.filter((number) => number === Number(face)).length] ?? 0,
  judgeAll: (numbers, [chosen]) =>
    [...new Set(numbers)]
      .filter((number) => chosen?.has(String(number)))
      .reduce((sum, face) => sum + (pays[numbers.filter((number) => number === face).length - 1] ?? 0), 0),
})

/** Whether three dice show the same face, whichever it is. */
export const triple = (pays: number): Play => ({
  name: 'triple',
  about: 'triple',
  take: 1,
  distinct: false,
  pays: [pays],
  places: [{ name: 'triple', options: ['any'] }],
  judge: (numbers) => (new Set(numbers).size === 1 ? pays : 0),
  judgeAll: (numbers, [chosen]) => (chosen?.size && new Set(numbers).size === 1 ? pays : 0),
})
