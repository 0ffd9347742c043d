import { useSession } from '@parlour/auth/react'
import { useAtomValue } from 'jotai'
import { wordsAtom } from '../platform/language.ts'
import { useChunk } from './use-chunk.ts'

const load = () => import('./lost-game.tsx')

/** What stands above a member's lobby when another tab went away with a game. Source: BEY-04. */
export function useLostGame() {
  const { complete } = useAtomValue(wordsAtom)
  const LostGame = useChunk(useSession().status === 'member' && complete, load)
  return LostGame && <LostGame />
}
