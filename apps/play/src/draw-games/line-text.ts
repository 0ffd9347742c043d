import type { Speech } from '../frame/speech.ts'
import type { SlipLine } from '../calls/draw-games.ts'

const isNumber = /^\d+$/

/** What an option is called: numbers as they are, the others by their word. */
export const optionText = ({ word }: Speech, option: string): string =>
  isNumber.test(option) ? option : word(`option.${option}`)

/** A line of a slip in words: the play, and what was chosen for each place. */
export const lineText = (speech: Speech, { play, chosen }: Pick<SlipLine, 'play' | 'chosen'>): string =>
  `${speech.word(`play.${play}`)}: ${chosen
    .map((options) =>
      options
        .split(' ')
        .map((option) => optionText(speech, option))
        .join(' '),
    )
    .join(' | ')}`

/** What a play pays, in stakes. */
export const paysText = ({ figure }: Speech, pays: readonly number[]): string =>
  pays.map((hundredths) => figure(hundredths / 100)).join(' / ')
