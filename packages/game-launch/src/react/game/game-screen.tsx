import { LaunchedGame, type GameScreenProps } from './launched-game.tsx'

/** A game in a frame under the header: asks for its address once, shows it, or says why not and leads back. Source: SYS-10, LAU-05. */
export const GameScreen = (props: GameScreenProps) => <LaunchedGame {...props} way="frame" alone={false} />

/** Props of `SeamlessScreen`. */
export interface SeamlessScreenProps extends GameScreenProps {
  /** Whether the page shows its bars all the same (HDR-08); otherwise a handle at the edge is the way back. */
  bars?: boolean
}

/** A game that fills the page. Source: SYS-10, HDR-08. */
export const SeamlessScreen = ({ bars = false, ...props }: SeamlessScreenProps) => <LaunchedGame {...props} way="seamless" alone={!bars} />
