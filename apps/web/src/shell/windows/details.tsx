import { GameDetailsModal } from '@parlour/games/react'
import { useSite } from '../use-site.ts'
import type { WindowProps } from './window-props.ts'

/** What is known of a game. Source: BEY-23. */
export default function Details({ game, onClose }: WindowProps) {
  const { language, currency, openGame } = useSite()
  return (
    game && <GameDetailsModal game={game} language={language} currency={currency} onPlay={openGame} onClose={onClose} />
  )
}
