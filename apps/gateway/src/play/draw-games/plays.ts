import { amongDrawn, faces, inOrder, lastDigits, sides, triple, type Play } from './play.ts'

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)
const parity = (number: number): string => (number % 2 === 1 ? 'odd' : 'even')
const over = (middle: number, number: number): string | null =>
  number === middle ? null : number > middle ? 'big' : 'small'

/** The plays on the last digits of a number: big is 50 to 99, odd and even are of the last digit. */
const ofDigits = [
  lastDigits('lastTwo', 2, 9500),
  lastDigits('lastThree', 3, 95_000),
  lastDigits('lastDigit', 1, 950),
  sides('big.digits', 190, (numbers) => ((numbers.at(-2) ?? 0) >= 5 ? 'big' : 'small')),
  sides('odd.digits', 190, (numbers) => parity(numbers.at(-1) ?? 0)),
] as const

const ofMoreDigits = [...ofDigits.slice(0, 2), lastDigits('lastFour', 4, 950_000), ...ofDigits.slice(2)]

/** The plays on balls out of a drum; `middle` is the sum that is neither big nor small. */
const ofDrum = (
  of: number,
  middle: number,
  [one, two, three]: readonly [number, number, number],
  side: number,
): readonly Play[] => [
  amongDrawn('one', 1, of, one),
  amongDrawn('two', 2, of, two),
  amongDrawn('three', 3, of, three),
  { ...sides('big.drum', side, (numbers) => over(middle, sum(numbers))), middle },
  sides('odd.sum', 190, (numbers) => parity(sum(numbers))),
]

/** How each kind of draw can be played; the first play is the one that a game opens with. */
const plays: Readonly<Record<string, readonly Play[]>> = {
  '3D': ofDigits,
  '4D': ofMoreDigits,
  FIVE: ofMoreDigits,
  NINE: [
    inOrder('number', 1, 9, 855),
    sides('big.nine', 213, ([number = 5]) => over(5, number)),
    sides('odd.nine', 213, ([number = 5]) => (number === 5 ? null : parity(number))),
  ],
  DICE: [
    sides('big.dice', 190, (numbers) => (sum(numbers) > 10 ? 'big' : 'small')),
    sides('odd.sum', 190, (numbers) => parity(sum(numbers))),
    faces([200, 300, 1020]),
    triple(3420),
  ],
  BALLS: [
    inOrder('winner', 1, 10, 950),
    inOrder('firstTwo', 2, 10, 8550),
    sides('big.balls', 190, ([first = 0]) => (first > 5 ? 'big' : 'small')),
    sides('odd.balls', 190, ([first = 0]) => parity(first)),
  ],
  SIX: ofDrum(45, 138, [712, 6270, 67_400], 192),
  KENO: ofDrum(80, 810, [380, 1580, 6840], 190),
  BINGO: ofDrum(75, 1140, [237, 606, 1580], 190),
}

/** The plays of a kind of draw. */
export const playsOf = (drawKind: string): readonly Play[] => plays[drawKind] ?? []

/** The play of a kind of draw by its name. */
export const findPlay = (drawKind: string, name: string): Play | undefined =>
  playsOf(drawKind).find((play) => play.name === name)
