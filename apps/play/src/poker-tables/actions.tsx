import { Go } from '../frame/bar.tsx'
import type { Speech } from '../frame/speech.ts'
import type { Table } from '../calls/poker-tables.ts'
import { ownPlay } from './poker-tables.ts'
import { useMainButton } from './use-main-button.ts'
import type { PokerTablesPlay } from './use-poker-tables.ts'

/** The buttons of who sits at a table: join, stay or fold, leave. */
export function Actions({
  speech: { word, money },
  table,
  rooms: {
    play: { busy, balance },
    join,
    decide,
    leave,
  },
}: {
  speech: Speech
  table: Table
  rooms: PokerTablesPlay
}) {
  const own = ownPlay(table.hand)
  const decides = own?.state === 'deciding'
  const canStay = decides && balance >= table.raise
  const canJoin = !own && table.hand?.state !== 'dealt' && balance >= table.ante + table.raise
  const enabled = !busy && (canStay || canJoin)
  const { actsRef, pressed } = useMainButton(decides ? 'decide' : 'join', enabled)
  if (decides) {
    return (
      <div class="acts" ref={actsRef}>
        <Go key="other" quiet label={word('fold')} disabled={busy} onPress={() => pressed(() => decide(false))} />
        <Go
          key="go"
          label={word('stay', { sum: money(table.raise) })}
          disabled={!enabled}
          onPress={() => pressed(() => decide(true))}
        />
      </div>
    )
  }
  return (
    <div class="acts" ref={actsRef}>
      {table.leaves ? (
        <p class="note">{word('leaving')}</p>
      ) : (
        <Go key="other" quiet label={word('leave')} disabled={busy} onPress={() => pressed(leave)} />
      )}
      <Go
        key="go"
        label={own ? word('joined') : word('join', { sum: money(table.ante) })}
        disabled={!enabled}
        onPress={() => pressed(join)}
      />
    </div>
  )
}
