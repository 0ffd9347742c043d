import { playPage } from '../../kernel/pages/index.ts'
import { drawGamesMessages } from './draw-games-messages.ts'

/** The document of a lottery game. */
export const drawGamesPage = playPage('draw-games', drawGamesMessages)
