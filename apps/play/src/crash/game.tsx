import { useState } from 'preact/hooks'
import { Balance, Go, Stake } from '../frame/bar.tsx'
import { Layout } from '../frame/layout.tsx'
import type { Frame } from '../frame/start.tsx'
import { useGoKey } from '../frame/use-go-key.ts'
import { Auto } from './auto.tsx'
import type { CrashOpening } from '../calls/crash.ts'
import { Fair } from './fair.tsx'
import { Last } from './last.tsx'
import { makeTimes } from './multiplier.ts'
import { Sky } from './sky.tsx'
import { Twin } from './twin.tsx'
import { useCrash } from './use-crash.ts'

/** Crash: a stake, a multiplier that rises, and a cash-out before the round ends. */
export function Crash({ frame }: { frame: Frame<CrashOpening> }) {
  const { opening, speech } = frame
  const { word, figure, locale } = speech
  const [times] = useState(() => makeTimes(locale))
  const { play, clock, flight, over, checked, nextHash, last, stake, auto, setStake, setAuto, press } = useCrash(frame)
  const held = play.busy || flight !== null || play.unsure !== null

  useGoKey(press)

  const { percent } = opening.returnToPlayer
  const bar = (
    <>
      <Balance speech={speech} sum={play.balance} />
      <Stake speech={speech} stakes={opening.stakes} value={stake} disabled={held} onValue={setStake} />
      <Auto speech={speech} times={times} value={auto} disabled={held} onValue={setAuto} />
      <Go label={word(play.unsure ? 'check' : flight ? 'out' : 'start')} disabled={play.busy} onPress={press} />
    </>
  )
  const rules = (
    <>
      <p>{word('how', { least: times(opening.least), most: times(opening.most) })}</p>
      <p class="more">{word('howAuto')}</p>
      <p class="note">{word('keys')}</p>
      <p class="more">{word('howEdge', { percent: figure(percent) })}</p>
      <p class="more">{word('howFair', { share: figure(percent / 100) })}</p>
      <Fair speech={speech} times={times} nextHash={nextHash} over={checked} percent={percent} most={opening.most} />
    </>
  )
  return (
    <Layout frame={frame} line={play.line} bar={bar} rules={rules}>
      <div class="field">
        <Sky
          speech={speech}
          times={times}
          clock={clock}
          growth={opening.growth}
          most={opening.most}
          flight={flight}
          ended={over?.ended ?? null}
        />
        <Twin speech={speech} times={times} clock={clock} growth={opening.growth} flight={flight} say={play.say} />
        <Last speech={speech} times={times} last={last} />
      </div>
    </Layout>
  )
}
