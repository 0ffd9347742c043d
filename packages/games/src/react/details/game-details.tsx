import { LateModal } from '@parlour/auth/react'
import type { Game } from '../../game.ts'
import type { OpenDetailsProps } from './game-details-modal.tsx'

/** Props of `GameDetailsModal`; null is closed. */
export type GameDetailsModalProps = Omit<OpenDetailsProps, 'game'> & { game: Game | null }

const load = () => import('./game-details-modal.tsx')

/** What is known of a game before it is opened (BEY-23); its code loads when it opens for the first time. */
export const GameDetailsModal = ({ game, ...props }: GameDetailsModalProps) =>
  game && <LateModal open load={load} onFail={props.onClose} with={{ ...props, game }} />
