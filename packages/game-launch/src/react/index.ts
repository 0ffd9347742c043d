export { GameScreen } from './game/game-screen.tsx'
