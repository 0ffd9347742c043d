import { Button, Notice } from '@parlour/ui-kit'
import { useFormat } from '@parlour/i18n/react'
import { useSignedIn } from '@parlour/screen-kit/react'
import { useEffect, useState } from 'react'
import type { LaunchEntry, LaunchJournal } from '../../journal/journal.ts'
import type { Openable } from '../../open/openable.ts'
import { useLaunchText } from '../use-launch-text.ts'
import { CopyDetails } from './copy-details.tsx'
import { pageLives } from './page-lock.ts'

/** Props of `LostLaunch`. */
export interface LostLaunchProps {
  /** The journal of this page. */
  journal: LaunchJournal
  /** ISO 4217. */
  currency: string
  onContinue(game: Openable, how: { trial: boolean }): void
}

/**
 * Offers to continue a game that a crashed or closed page left
 * open, with details for support; renders nothing if there is none.
 * Source: BEY-04.
 *
 * @example <LostLaunch journal={journal} currency="PHP" onContinue={play} />
 */
export function LostLaunch({ journal, currency, onContinue }: LostLaunchProps) {
  const text = useLaunchText()
  const format = useFormat()
  const account = useSignedIn()
  const [entry, setEntry] = useState<LaunchEntry | null>(null)
  useEffect(() => {
    const found = account === null ? null : journal.left(account)
    let current = true
    const look = async () => {
      const lost = found && !(await pageLives(found.page)) ? found : null
      if (current) setEntry(lost)
    }
    void look()
    return () => {
      current = false
    }
  }, [journal, account])
  if (!entry) return null
  const { name: game, at, balance } = entry
  const time = format.dateTime(at)
  const forget = () => {
    journal.clear()
    setEntry(null)
  }
  const goOn = () => {
    forget()
    onContinue({ id: entry.nodeId, vendor: entry.vendor, roomId: entry.roomId, name: game }, { trial: entry.trial })
  }
  const says =
    balance === null || entry.trial
      ? text('game-launch.lost.text', { time })
      : text('game-launch.lost.balance', { time, balance: format.money(balance, currency) })
  return (
    <section aria-label={text('game-launch.lost.title', { game })}>
      <Notice
        tone="info"
        title={text('game-launch.lost.title', { game })}
        actions={
          <>
            <Button size="sm" variant="primary" onClick={goOn}>
              {text('game-launch.lost.continue')}
            </Button>
            <CopyDetails entry={entry} currency={currency} />
            <Button size="sm" variant="text" onClick={forget}>
              {text('game-launch.lost.dismiss')}
            </Button>
          </>
        }
      >
        <p>{says}</p>
      </Notice>
    </section>
  )
}
