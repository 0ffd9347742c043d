import { useEffect, useRef, useState } from 'preact/hooks'
import { Balance, Go, Stake } from '../frame/bar.tsx'
import { Layout } from '../frame/layout.tsx'
import { start, type Frame } from '../frame/start.tsx'
import { usePlay } from '../frame/use-play.ts'
import { Paytable } from './paytable.tsx'
import { Reels, type ReelsHandle } from './reels.tsx'
import './slot.css'
import type { SlotOpening, Spin } from './slot.ts'

/** Five reels and twenty lines: a stake, a spin, what it paid. */
function Slot({ frame }: { frame: Frame<SlotOpening> }) {
  const { opening, speech } = frame
  const { word, money } = speech
  const play = usePlay(frame, word('ready'))
  const reels = useRef<ReelsHandle>(null)
  const [stake, setStake] = useState(opening.stakes[0] ?? 0)
  const [last, setLast] = useState<Spin | null>(null)
  const [turning, setTurning] = useState(false)
  const shown = last?.window ?? opening.reels.map((reel) => reel.slice(0, 3))
  const held = play.busy || turning

  const spin = async () => {
    if (held || document.querySelector('dialog[open]')) return
    const asked = play.unsure ? play.check<Spin>({ late: true }) : play.act<Spin>('/api/slot/spin', { stake }, { late: true })
    if (!play.unsure) play.say(word('turning'))
    setTurning(true)
    reels.current?.turn()
    const answer = await asked
    if (answer) {
      await reels.current?.stop(answer.window)
      setLast(answer)
      play.setBalance(answer.balance)
      if (answer.win > 0) play.say(word('won', { sum: money(answer.win) }), 'won')
      else play.say(word('nothing'))
    } else reels.current?.halt()
    setTurning(false)
  }

  const latestRef = useRef(spin)
  latestRef.current = spin
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.code !== 'Space' || event.repeat || (event.target instanceof HTMLButtonElement && !event.target.matches('.go'))) return
      event.preventDefault()
      void latestRef.current()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])

  const bar = (
    <>
      <Balance speech={speech} sum={play.balance} />
      <Stake speech={speech} stakes={opening.stakes} value={stake} disabled={held || play.unsure !== null} onValue={setStake} />
      <Go label={word(play.unsure ? 'check' : 'spin')} disabled={held} onPress={() => void spin()} />
    </>
  )
  const rules = (
    <>
      <p>{word('how')}</p>
      <Paytable opening={opening} stake={stake} speech={speech} />
    </>
  )
  return (
    <Layout frame={frame} line={play.line} bar={bar} rules={rules}>
      <Reels
        handle={reels} reels={opening.reels} paths={opening.lines} shown={shown} won={last?.lines ?? []} scattered={(last?.scatterWin ?? 0) > 0}
        label={shown.map((signs) => signs.map((name) => word(`sign.${name}`)).join(' ')).join(', ')}
      />
    </Layout>
  )
}

start('/api/slot/session', Slot)
