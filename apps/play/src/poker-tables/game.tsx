import { Balance, Go } from '../frame/bar.tsx'
import { Layout } from '../frame/layout.tsx'
import type { Frame } from '../frame/start.tsx'
import { Actions } from './actions.tsx'
import { How } from './how.tsx'
import { Lobby } from './lobby.tsx'
import type { PokerTablesOpening } from '../calls/poker-tables.ts'
import { Table } from './table.tsx'
import { useKeptFocus } from './use-kept-focus.ts'
import { usePokerTables } from './use-poker-tables.ts'

/** A game with rooms: the lobby, or the table where the player sits. */
export function PokerTables({ frame }: { frame: Frame<PokerTablesOpening> }) {
  const { opening, speech } = frame
  const rooms = usePokerTables(frame)
  const { play, clock, seen, sit, check } = rooms
  useKeptFocus(seen.table ? 'table' : 'poker-tables', play.busy)
  const bar = (
    <>
      <Balance speech={speech} sum={play.balance} />
      {play.unsure ? <Go label={speech.word('check')} disabled={play.busy} onPress={check} /> : null}
      {seen.table && !play.unsure ? <Actions speech={speech} table={seen.table} rooms={rooms} /> : null}
    </>
  )
  return (
    <Layout frame={frame} line={play.line} bar={bar} rules={<How speech={speech} opening={opening} />} wide>
      {seen.table ? (
        <Table speech={speech} clock={clock} table={seen.table} decidesWithin={opening.decidesWithin} />
      ) : (
        <Lobby
          speech={speech}
          rooms={seen.rooms}
          balance={play.balance}
          asked={opening.asked}
          disabled={play.busy || play.unsure !== null}
          onSit={sit}
        />
      )}
    </Layout>
  )
}
