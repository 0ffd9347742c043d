import type { Id } from '@parlour/api-client/endpoints'
import { useLanes } from '@parlour/games/react'
import { useSetAtom } from 'jotai'
import { brand } from '../brand.ts'
import { asGame } from './as-game.ts'
import { siteWindowAtom } from './site-window.ts'

interface ClosedGame {
  readonly nodeId: Id
  readonly vendor: string
  readonly name: string
}

/** Shows games to play in place of one that is closed, of the category that its provider stands in. Source: LOB-10. */
export function useSimilar(language: string): (game: ClosedGame) => void {
  const show = useSetAtom(siteWindowAtom)
  const lanes = useLanes(brand.providerGroups, language)
  return ({ nodeId: id, vendor, name }) => {
    const category = lanes?.find(({ providers }) => providers.some(({ vassalage }) => vassalage === vendor))?.category
    show({ id: 'resting', game: asGame({ id, vendor, roomId: null, name, ...(category && { category }) }) })
  }
}
