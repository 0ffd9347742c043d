import { LateModal } from '@parlour/auth/react'
import type { Game } from '../../game.ts'
import type { OpenSimilarProps } from './similar-games-modal.tsx'

/** Props of `SimilarGamesModal`; null is closed. */
export type SimilarGamesModalProps = Omit<OpenSimilarProps, 'game'> & { game: Game | null }

const load = () => import('./similar-games-modal.tsx')

/** Games like one that is under maintenance (LOB-10); its code loads when it opens for the first time. */
export const SimilarGamesModal = ({ game, ...props }: SimilarGamesModalProps) =>
  game && <LateModal open load={load} onFail={props.onClose} with={{ ...props, game }} />
