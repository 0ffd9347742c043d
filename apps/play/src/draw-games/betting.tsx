import { useEffect, useState } from 'preact/hooks'
import { Balance, Go, Stake } from '../frame/bar.tsx'
import { Layout } from '../frame/layout.tsx'
import type { Frame } from '../frame/start.tsx'
import type { Play } from '../frame/use-play.ts'
import { Board } from './board.tsx'
import { priceOf } from './combinations.ts'
import { How } from './how.tsx'
import { storeSlip } from './stored-slip.ts'
import { lineText } from './line-text.ts'
import { Picker } from './picker.tsx'
import { resultLine } from './result-text.ts'
import { Results } from './results.tsx'
import { Slip } from './slip.tsx'
import { Tabs } from './tabs.tsx'
import { Tickets } from './tickets.tsx'
import type { DrawGameState, NumbersOpening, SlipLine, Ticket } from '../calls/draw-games.ts'
import type { ServerClock } from './use-clock.ts'
import { useGame } from './use-game.ts'
import { useSlip } from './use-slip.ts'

interface BettingProps {
  frame: Frame<NumbersOpening>
  play: Play
  clock: ServerClock
  code: string
  onLobby: () => void
}

const revealMs = 720
const still = matchMedia('(prefers-reduced-motion: reduce)')

/** One lottery game: its countdown, what there is to play, the slip, the tickets and the last draws. */
export function Betting({ frame, play, clock, code, onLobby }: BettingProps) {
  const { speech, opening } = frame
  const { word, money } = speech
  const [fresh, setFresh] = useState<string | null>(null)
  const [lines, setLines] = useSlip(code)
  const [stake, setStake] = useState<number | null>(null)

  const reveal = (numero: string, then: () => void) => {
    setFresh(numero)
    setTimeout(then, still.matches ? 0 : revealMs)
  }
  const onState = ({ balance }: DrawGameState) => {
    if (!play.busy && !play.unsure) play.setBalance(balance)
  }
  const onSettled = (settled: readonly Ticket[], next: DrawGameState) => {
    const { text, tone } = resultLine(speech, settled)
    reveal(settled.find((ticket) => ticket.code === code)?.numero ?? '', () => {
      play.say(text, tone)
      onState(next)
    })
  }
  const { told, add } = useGame(frame, {
    code,
    clock,
    onSettled,
    onState,
    onDraw: ({ results: [draw] }) => {
      if (draw)
        reveal(draw.numero, () =>
          play.say(word('resultOnly', { numero: draw.numero, numbers: draw.numbers.join(' ') })),
        )
    },
    onOver: (text) => play.say(text, 'bad'),
  })

  const gameId = told?.lottery.gameId ?? opening.game.id
  useEffect(() => document.documentElement.style.setProperty('--hue', String((gameId * 47) % 360)), [gameId])

  const each = stake !== null && told?.stakes.includes(stake) ? stake : (told?.stakes[0] ?? 0)
  const held = play.busy || play.unsure !== null

  const onAdd = (line: SlipLine): boolean => {
    if (held || !told) return false
    if (lines.length === told.mostLines) {
      play.say(word('slipFull', { count: told.mostLines }), 'bad')
      return false
    }
    setLines([...lines, line])
    play.say(word('added', { line: lineText(speech, line), sum: money(line.stake * line.combinations) }))
    return true
  }
  const onRemove = (at: number) => {
    const line = lines[at]
    setLines(lines.filter((_, index) => index !== at))
    if (line) play.say(word('removed', { line: lineText(speech, line) }))
    document.querySelector<HTMLElement>('.picker .add')?.focus()
  }
  const buy = async () => {
    if (!told || play.busy) return
    const { numero } = told.lottery
    const body = {
      game: code,
      numero,
      lines: lines.map(({ play: name, chosen, stake: on }) => ({ play: name, chosen, stake: on })),
    }
    const asked = play.unsure ? play.check<'/api/draw-games/ticket'>() : play.act('/api/draw-games/ticket', body)
    if (!play.unsure) play.say(word('buying'))
    const sold = await asked
    if (!sold?.ticket) return
    if (sold.ticket.code === code) setLines([])
    else storeSlip(sold.ticket.code, [])
    add(sold.ticket)
    play.say(word('sold', { numero: sold.ticket.numero, sum: money(sold.ticket.stake) }))
  }

  const shown = told
    ? {
        ...frame,
        opening: {
          ...opening,
          returnToPlayer: told.returnToPlayer,
          game: { ...opening.game, id: told.lottery.gameId, title: told.lottery.title },
        },
      }
    : frame
  const label = play.unsure
    ? word('check')
    : lines.length === 0
      ? word('buy')
      : word('buyFor', { sum: money(priceOf(lines)) })
  const bar = (
    <>
      <Balance speech={speech} sum={play.balance} />
      <Stake speech={speech} stakes={told?.stakes ?? []} value={each} disabled={held} onValue={setStake} />
      <Go
        label={label}
        disabled={play.busy || !told || (lines.length === 0 && play.unsure === null)}
        onPress={() => void buy()}
      />
    </>
  )
  return (
    <Layout frame={shown} wide line={play.line} bar={bar} rules={<How plays={told?.plays ?? []} speech={speech} />}>
      {told ? (
        <div class="draws">
          <Board told={told} clock={clock} speech={speech} fresh={fresh} onLobby={onLobby} />
          <div class="desk">
            <Picker
              key={told.lottery.kind}
              told={told}
              stake={each}
              speech={speech}
              onHint={(text) => play.say(text)}
              onAdd={onAdd}
            />
            <div class="side">
              <Slip lines={lines} speech={speech} disabled={held} onRemove={onRemove} />
              <Tabs
                label={told.lottery.title}
                tabs={[
                  { name: word('tickets'), content: <Tickets tickets={told.tickets} speech={speech} /> },
                  { name: word('results'), content: <Results draws={told.results} speech={speech} /> },
                ]}
              />
            </div>
          </div>
        </div>
      ) : (
        <p class="note">{word('opening')}</p>
      )}
    </Layout>
  )
}
