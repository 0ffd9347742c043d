import { useRef } from 'preact/hooks'
import { Balance, Go, Stake } from '../frame/bar.tsx'
import { Layout } from '../frame/layout.tsx'
import type { Frame } from '../frame/start.tsx'
import { useGoKey } from '../frame/use-go-key.ts'
import { FreeSpins } from './free-spins.tsx'
import { Lines } from './lines.tsx'
import { OwnSigns, useOwnSigns } from './own-signs.ts'
import { Paytable } from './paytable.tsx'
import { Reels, type ReelsHandle } from './reels.tsx'
import type { SlotOpening } from '../calls/slot.ts'
import { useSlot, type SlotPlay } from './use-slot.ts'

const goLabel = ({ play, running, feature }: SlotPlay, word: Frame['speech']['word']): string => {
  if (running) return word('freePause')
  if (play.unsure) return word('check')
  return feature ? word('freeGo', { left: feature.left }) : word('spin')
}

/** Five reels and twenty lines: a stake, a spin, what it paid, and the free spins that it may lead to. */
export function Slot({ frame }: { frame: Frame<SlotOpening> }) {
  const { opening, speech } = frame
  const { word } = speech
  const reels = useRef<ReelsHandle>(null)
  const slot = useSlot(frame, reels)
  const { play, last, feature, stake, moving, running } = slot
  const own = useOwnSigns(opening.game.id)
  const held = play.busy || moving
  const poster = `/posters/${opening.game.id}.svg`
  const shown = last?.window ?? opening.waiting?.window ?? opening.reels.map((reel) => reel.slice(0, 3))

  useGoKey(slot.press)

  const bar = (
    <>
      <Balance speech={speech} sum={play.balance} />
      <Stake
        speech={speech}
        stakes={opening.stakes}
        value={stake}
        disabled={held || feature !== null || play.unsure !== null}
        onValue={slot.setStake}
      />
      <Go label={goLabel(slot, word)} disabled={held && !running} onPress={slot.press} />
    </>
  )
  const [three = 0, four = 0, five = 0] = opening.freeSpins
  const rules = (
    <>
      <p>{word('how', { lines: opening.lines.length })}</p>
      <Lines paths={opening.lines} />
      <p class="more">{word('freeRule', { three, four, five })}</p>
      <p class="note">{word('keys')}</p>
      <Paytable opening={opening} stake={stake} speech={speech} />
    </>
  )
  return (
    <OwnSigns.Provider value={own}>
      <Layout frame={frame} line={play.line} bar={bar} rules={rules}>
        <div class="slot">
          <img class="slot__glow" src={poster} alt="" width="240" height="320" />
          <img class="slot__poster" src={poster} alt="" width="240" height="320" />
          <FreeSpins speech={speech} feature={feature} />
          <Reels
            handle={reels}
            reels={opening.reels}
            paths={opening.lines}
            shown={shown}
            won={last?.lines ?? []}
            scattered={(last?.scatterWin ?? 0) > 0}
            risen={last !== null && last.win > last.stake}
            free={feature !== null}
            label={shown.map((signs) => signs.map((name) => word(`sign.${name}`)).join(' ')).join(', ')}
          />
        </div>
      </Layout>
    </OwnSigns.Provider>
  )
}
