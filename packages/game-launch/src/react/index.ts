export { GameScreen, SeamlessScreen } from './game/game-screen.tsx'
export { LostLaunch } from './journal/lost-launch.tsx'
export { useLaunch } from './open/use-launch.ts'

export type { GameScreenProps } from './game/launched-game.tsx'
export type { SeamlessScreenProps } from './game/game-screen.tsx'
export type { LostLaunchProps } from './journal/lost-launch.tsx'
export type { Launcher, LaunchOptions } from './open/use-launch.ts'
