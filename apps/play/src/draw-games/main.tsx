import { start } from '../frame/start.tsx'
import { DrawGames } from './draw-games.tsx'

start('/api/draw-games/session', DrawGames)
