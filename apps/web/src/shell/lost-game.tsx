import { LostLaunch } from '@parlour/game-launch/react'
import { launchJournal } from '../platform/launch-journal.ts'
import { useSite } from './use-site.ts'

/** The game that a lost tab left open, above the lobby. Source: BEY-04. */
export default function LostGame() {
  const { currency, playGame, tryGame } = useSite()
  return (
    <LostLaunch
      journal={launchJournal}
      currency={currency}
      onContinue={(game, { trial }) => (trial ? tryGame(game) : playGame(game))}
    />
  )
}
