import * as v from 'valibot'
import { withFallbacks } from '../../schemas/with-fallbacks.ts'
import { optionalText } from '../../schemas/flag.ts'
import { readsAs } from '../../schemas/reads-as.ts'

/** The node id of a game, as a number or a text of digits. */
export { operatorId as nodeId } from '../../schemas/sent-id.ts'

const addresses = v.object({ game_url: optionalText, game_url2: optionalText })

/**
 * Where a game runs: the second address serves where the first is missing. Games
 * between players are answered with `content` that is the address itself on some
 * platforms, older ones write `gameUrl`. Source: specification 3, contract 3.6.
 */
export const launchAddress = withFallbacks(
  v.object({
    content: v.union([
      addresses,
      v.pipe(
        v.string(),
        v.transform((game_url) => ({ game_url, game_url2: null })),
        readsAs(addresses),
      ),
    ]),
  }),
  { content: ['gameUrl'] },
)
