import { Balance, Go, Stake } from '../frame/bar.tsx'
import { Layout } from '../frame/layout.tsx'
import type { Frame } from '../frame/start.tsx'
import { useGoKey } from '../frame/use-go-key.ts'
import type { GenericGameOpening } from '../calls/generic-game.ts'
import { kindOf } from './generic-game.ts'
import { Pays } from './pays.tsx'
import { Screen } from './screen.tsx'
import { useGenericGame } from './use-generic-game.ts'

/** The shared generic game: the title's poster, what it pays and how often, and a screen that shows what was drawn. */
export function GenericGame({ frame }: { frame: Frame<GenericGameOpening> }) {
  const { opening, speech } = frame
  const { word, money, figure } = speech
  const { game, ways, doubles } = opening
  const { play, stake, shown, waiting, moving, setStake, press, double } = useGenericGame(frame)
  useGoKey(press)

  const kind = kindOf(game.category)
  const held = play.busy || moving
  const poster = `/posters/${game.id}.svg`
  const go = () => {
    if (play.unsure) return word('check')
    return waiting ? word('collect', { sum: money(waiting.win) }) : word('play')
  }
  const bar = (
    <>
      <Balance speech={speech} sum={play.balance} />
      <Stake
        speech={speech}
        stakes={opening.stakes}
        value={stake}
        disabled={held || waiting !== null || play.unsure !== null}
        onValue={setStake}
      />
      {waiting && !play.unsure ? <Go quiet label={word('double')} disabled={held} onPress={double} /> : null}
      <Go label={go()} disabled={held} onPress={press} />
    </>
  )
  const rules = (
    <>
      <p>{word('about')}</p>
      <p class="more">{word(`how.${kind}`, { count: doubles })}</p>
      <p class="more">{word('ways', { ways: figure(ways) })}</p>
      <p class="note">{word('keys')}</p>
    </>
  )
  const risen = !moving && shown !== null && shown.win > shown.stake
  return (
    <Layout frame={frame} line={play.line} bar={bar} rules={rules}>
      <div
        class="generic-game-body"
        data-kind={kind}
        data-asked={held ? '' : undefined}
        data-risen={risen ? '' : undefined}
      >
        <img class="cab__glow" src={poster} alt="" width="240" height="320" />
        <Pays opening={opening} speech={speech} drawn={moving ? null : shown} />
        <img class="cab__poster" src={poster} alt="" width="240" height="320" />
        <Screen kind={kind} opening={opening} speech={speech} stake={stake} shown={shown} moving={moving} />
      </div>
      <p class="note cab__about">{word('about')}</p>
    </Layout>
  )
}
