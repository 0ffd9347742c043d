import { useSession } from '@parlour/auth/react'
import { launchJournal } from '../platform/launch-journal.ts'
import { useChunk } from './use-chunk.ts'

const load = () => import('./lost-game.tsx')

/** What stands above the lobby when another tab went away with a game: nothing otherwise, and no code for it. Source: BEY-04. */
export function useLostGame() {
  const session = useSession()
  const LostGame = useChunk(session.status === 'member' && launchJournal.left(session.account) !== null, load)
  return LostGame && <LostGame />
}
