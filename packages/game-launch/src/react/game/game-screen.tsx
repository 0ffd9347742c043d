import { LaunchedGame, type GameScreenProps } from './launched-game.tsx'

/**
 * A game in a frame under the header: requests the address once, shows
 * the game, or shows why it did not open. Source: SYS-10, LAU-05.
 *
 * @example
 * <GameScreen
 *   game={game}
 *   merchant="vesper"
 *   language="EN"
 *   gameOrigins={origins}
 *   suspended={loginOpen}
 *   journal={journal}
 *   onLogin={openLogin}
 *   onExit={back}
 *   onBalanceChanged={refresh}
 * />
 */
export const GameScreen = (props: GameScreenProps) => <LaunchedGame {...props} way="frame" alone={false} />

/** Props of `SeamlessScreen`. */
export interface SeamlessScreenProps extends GameScreenProps {
  /** Whether the page shows its bars all the same (HDR-08); otherwise a handle at the edge is the way back. */
  bars?: boolean
}

/**
 * A game that fills the page. Source: SYS-10, HDR-08.
 *
 * @example <SeamlessScreen {...gameScreenProps} bars={brand.bars.seamless} />
 */
export const SeamlessScreen = ({ bars = false, ...props }: SeamlessScreenProps) => (
  <LaunchedGame {...props} way="seamless" alone={!bars} />
)
