import * as v from 'valibot'
import { optionalText } from '../../schemas/flag.ts'

/** A member that some clients write as a number and some as a text. */
export const numberOrText = v.union([v.number(), v.string()])

/** The node id of a game, as a number or a text of digits. */
export const nodeId = v.pipe(numberOrText, v.transform(Number), v.integer())

/** Where a game runs: the second address serves where the first is missing. */
export const launchAddress = v.object({ content: v.object({ game_url: optionalText, game_url2: optionalText }) })
