import { useSession } from '@parlour/auth/react'
import { useChunk } from './use-chunk.ts'

const load = () => import('./lost-game.tsx')

/** What stands above a member's lobby when another tab went away with a game. Source: BEY-04. */
export function useLostGame() {
  const LostGame = useChunk(useSession().status === 'member', load)
  return LostGame && <LostGame />
}
