import { SimilarGamesModal } from '@parlour/games/react'
import { useSite } from '../use-site.ts'
import type { WindowProps } from './window-props.ts'

/** A game under maintenance, and others like it. Source: LOB-10. */
export default function Resting({ game, onClose }: WindowProps) {
  const { language, currency, openGame } = useSite()
  return (
    game && (
      <SimilarGamesModal game={game} language={language} currency={currency} onOpen={openGame} onClose={onClose} />
    )
  )
}
