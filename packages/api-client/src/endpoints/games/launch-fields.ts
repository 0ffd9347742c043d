import * as v from 'valibot'
import { optionalText } from '../../schemas/flag.ts'

/** The node id of a game, as a number or a text of digits. */
export { smallNumber as nodeId } from '../../schemas/whole-number.ts'

/** Where a game runs: the second address serves where the first is missing. */
export const launchAddress = v.object({ content: v.object({ game_url: optionalText, game_url2: optionalText }) })
