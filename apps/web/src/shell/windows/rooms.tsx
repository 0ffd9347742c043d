import { RoomsModal } from '@parlour/games/react'
import { useSite } from '../use-site.ts'
import type { WindowProps } from './window-props.ts'

/** The rooms of a game among players. Source: LOB-11. */
export default function Rooms({ game, onClose }: WindowProps) {
  const { currency, playGame } = useSite()
  return game && <RoomsModal game={game} currency={currency} onOpen={playGame} onClose={onClose} />
}
