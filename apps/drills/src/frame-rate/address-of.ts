import { launchGame, listGames } from '@parlour/api-client/endpoints'
import { openMember } from '../people/open-member.ts'
import type { Scene } from './scenes.ts'

/** The address of a game for a member of its own. @throws Error when no title is played by that engine */
export async function addressOf(origin: string, { engine, game }: Scene): Promise<string> {
  const { api } = await openMember(origin)
  const { games } = await api.call(listGames, { ...game, pageSize: 1 })
  const [first] = games
  if (!first) throw new Error(`no game for ${engine}`)
  const { content } = await api.call(launchGame, { nodeId: first.nodeId, vassalage: first.vassalage })
  if (!content.game_url) throw new Error(`no address for ${engine}`)
  return content.game_url
}
