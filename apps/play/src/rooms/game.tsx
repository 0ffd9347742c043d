import { Balance, Go } from '../frame/bar.tsx'
import { Layout } from '../frame/layout.tsx'
import type { Frame } from '../frame/start.tsx'
import { How } from './how.tsx'
import { Lobby } from './lobby.tsx'
import { ownPlay, type RoomsOpening } from './rooms.ts'
import { Table } from './table.tsx'
import { useRooms, type RoomsPlay } from './use-rooms.ts'

/** The buttons of who sits at a table: join, stay or fold, leave. */
function Actions({ frame: { speech: { word, money } }, rooms: { play, seen, join, decide, leave } }: { frame: Frame<RoomsOpening>; rooms: RoomsPlay }) {
  const { table } = seen
  if (!table) return null
  const own = ownPlay(table.hand)
  const busy = play.busy
  if (own?.state === 'deciding') {
    const canStay = play.balance >= table.raise
    return (
      <div class="acts">
        <Go quiet label={word('fold')} disabled={busy} onPress={() => decide(false)} />
        <Go key="go" label={word('stay', { sum: money(table.raise) })} disabled={busy || !canStay} onPress={() => decide(true)} />
      </div>
    )
  }
  const dealt = table.hand?.state === 'dealt'
  const canJoin = !own && !dealt && play.balance >= table.ante + table.raise
  return (
    <div class="acts">
      {table.leaves ? <p class="note">{word('leaving')}</p> : <Go quiet label={word('leave')} disabled={busy} onPress={leave} />}
      <Go key="go" label={own ? word('joined') : word('join', { sum: money(table.ante) })} disabled={busy || !canJoin} onPress={join} />
    </div>
  )
}

/** A game with rooms: the lobby, or the table where the player sits. */
export function Rooms({ frame }: { frame: Frame<RoomsOpening> }) {
  const { opening, speech } = frame
  const rooms = useRooms(frame)
  const { play, clock, seen, sit, check } = rooms
  const bar = (
    <>
      <Balance speech={speech} sum={play.balance} />
      {play.unsure ? <Go key="go" label={speech.word('check')} disabled={play.busy} onPress={check} /> : <Actions frame={frame} rooms={rooms} />}
    </>
  )
  return (
    <Layout frame={frame} line={play.line} bar={bar} rules={<How speech={speech} opening={opening} />} wide>
      {seen.table
        ? <Table speech={speech} clock={clock} table={seen.table} decidesWithin={opening.decidesWithin} />
        : <Lobby speech={speech} rooms={seen.rooms} balance={play.balance} asked={opening.asked} disabled={play.busy || play.unsure !== null} onSit={sit} />}
    </Layout>
  )
}
