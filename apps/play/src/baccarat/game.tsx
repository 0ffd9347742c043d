import { useRef } from 'preact/hooks'
import { Balance, Go } from '../frame/bar.tsx'
import { Layout } from '../frame/layout.tsx'
import type { Frame } from '../frame/start.tsx'
import { useGoKey } from '../frame/use-go-key.ts'
import type { BaccaratOpening } from '../calls/baccarat.ts'
import { ChipRack } from './chip-rack.tsx'
import { stakesOf, totalOf } from './placed.ts'
import { Table } from './table.tsx'
import { TableRules } from './table-rules.tsx'
import { Tools } from './tools.tsx'
import { useBaccarat } from './use-baccarat.ts'

/** Baccarat: chips on five fields, two hands from the shoe, what they came to, and the road of the session. */
export function Baccarat({ frame }: { frame: Frame<BaccaratOpening> }) {
  const { opening, speech } = frame
  const { word, money } = speech
  const mouth = useRef<HTMLSpanElement>(null)
  const game = useBaccarat(frame)
  const { play, deal, placed, results, hands, held, chip } = game
  useGoKey(game.press)

  const label = deal.moving ? 'skip' : play.unsure ? 'check' : 'deal'
  const total = placed.length === 0 && deal.round ? deal.round.stake : totalOf(placed)
  const bar = (
    <>
      <Balance speech={speech} sum={play.balance} />
      <p class="sum">
        <span class="label">{word('stake')}</span>
        <strong class="total">{money(total)}</strong>
      </p>
      <Tools speech={speech} game={game} />
      <Go label={word(label)} onPress={game.press} />
    </>
  )
  return (
    <Layout frame={frame} wide line={play.line} bar={bar} rules={<TableRules speech={speech} opening={opening} />}>
      <div class="table" data-quick={opening.quick ? '' : undefined}>
        <Table
          speech={speech}
          opening={opening}
          deal={deal}
          stakes={stakesOf(placed)}
          results={results}
          held={held}
          mouth={mouth}
          onPlace={game.place}
        />
        <ChipRack speech={speech} chips={opening.chips} value={chip} onValue={game.setChip} />
        <p class="unseen" role="status">
          {hands}
        </p>
      </div>
    </Layout>
  )
}
