import { LateModal } from '@parlour/auth/react'
import type { Game } from '../../game.ts'
import type { OpenRoomsProps } from './rooms-modal.tsx'

/** Props of `RoomsModal`; null is closed. */
export type RoomsModalProps = Omit<OpenRoomsProps, 'game'> & { game: Game | null }

const load = () => import('./rooms-modal.tsx')

/** The rooms of a table game (LOB-11); its code loads when it opens for the first time. */
export const RoomsModal = ({ game, ...props }: RoomsModalProps) =>
  game && <LateModal open load={load} onFail={props.onClose} with={{ ...props, game }} />
