import { useState } from 'preact/hooks'
import { Balance, Go } from '../frame/bar.tsx'
import { Layout } from '../frame/layout.tsx'
import type { Frame } from '../frame/start.tsx'
import { usePlay } from '../frame/use-play.ts'
import { Betting } from './betting.tsx'
import { How } from './how.tsx'
import { storePlace, storeSlip, readPlace, type LobbyPosition } from './stored-slip.ts'
import { Lobby } from './lobby.tsx'
import './draw-games.css'
import type { NumbersOpening } from '../calls/draw-games.ts'
import { useServerClock } from './use-clock.ts'

const askedView = (): LobbyPosition['view'] =>
  new URLSearchParams(location.hash.slice(1)).get('v') === 'lobby' ? 'lobby' : 'betting'

/** The lottery: the lobby of all draws, and the page of one of them. */
export function DrawGames({ frame }: { frame: Frame<NumbersOpening> }) {
  const { opening, session, speech } = frame
  const { word, money } = speech
  const clock = useServerClock(opening.now)
  const [{ view, code }, setPlace] = useState<LobbyPosition>(
    () => readPlace(session.token) ?? { view: askedView(), code: opening.lottery.code },
  )
  const play = usePlay(frame, word(view === 'lobby' ? 'chooseDraw' : 'ready'))
  const go = (place: LobbyPosition) => {
    storePlace(session.token, place)
    setPlace(place)
    if (!play.unsure && !play.busy) play.say(word(place.view === 'lobby' ? 'chooseDraw' : 'ready'))
    scrollTo(0, 0)
  }
  if (view === 'betting')
    return (
      <Betting
        key={code}
        frame={frame}
        play={play}
        clock={clock}
        code={code}
        onLobby={() => go({ view: 'lobby', code })}
      />
    )

  const check = async () => {
    const sold = await play.check<'/api/draw-games/ticket'>()
    if (!sold?.ticket) return
    storeSlip(sold.ticket.code, [])
    play.say(word('sold', { numero: sold.ticket.numero, sum: money(sold.ticket.stake) }))
  }
  const bar = (
    <>
      <Balance speech={speech} sum={play.balance} />
      {play.unsure ? <Go label={word('check')} disabled={play.busy} onPress={() => void check()} /> : null}
    </>
  )
  const shown = { ...frame, opening: { ...opening, game: { ...opening.game, title: word('lobby') } } }
  return (
    <Layout frame={shown} wide line={play.line} bar={bar} rules={<How plays={[]} speech={speech} />}>
      <Lobby
        session={session}
        clock={clock}
        speech={speech}
        area={opening.lottery.area}
        onOpen={(lottery) => go({ view: 'betting', code: lottery.code })}
      />
    </Layout>
  )
}
