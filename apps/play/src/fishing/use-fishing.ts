import type { RefObject } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import type { Frame } from '../frame/start.tsx'
import { usePlay, type Play } from '../frame/use-play.ts'
import type { FishingOpening, ShotAnswer, SpeciesCode } from '../calls/fishing.ts'
import type { TankHandle } from './tank/tank.tsx'
import { loadMs } from './tank/scene.ts'
import type { Swimmer } from './tank/swimmer.ts'

/** A fishing hall at play. */
export interface FishingPlay {
  readonly play: Play
  /** Which of the cannons is in place, from 0. */
  readonly cannon: number
  /** The species that is aimed at. */
  readonly aim: SpeciesCode
  /** How many shots are fired by themselves, or null. */
  readonly auto: number | null
  /** How many of them are left; 0 when none runs. */
  readonly left: number
  setCannon(cannon: number): void
  setAim(species: SpeciesCode): void
  setAuto(auto: number | null): void
  /** Shoots at one in the water. */
  shootAt(target: Swimmer): void
  /** Shoots at one of a species, if there is one. */
  shoot(species: SpeciesCode): void
  /** What the main button does: checks, stops, fires in a row, or shoots. */
  press(): void
}

/** From one shot that fires by itself to the next, in milliseconds. */
const autoMs = 1150
const waitMs = 500
const path = '/api/fishing/shot'

const pointer = matchMedia('(hover: hover)')

const isCovered = (): boolean => document.querySelector('dialog[open]') !== null

/** Plays in a fishing hall: one shot at a time, each a round of its own, which the server decides. */
export function useFishing(frame: Frame<FishingOpening>, tank: RefObject<TankHandle | null>): FishingPlay {
  const {
    opening: { stakes, species },
    speech: { word, money, figure },
  } = frame
  const play = usePlay(frame, pointer.matches ? `${word('ready')} ${word('keys')}` : word('ready'))
  const [cannon, setCannon] = useState(0)
  const [aim, setAim] = useState<SpeciesCode>(species[0]?.code ?? 'sprat')
  const [auto, setAuto] = useState<number | null>(null)
  const [left, setLeft] = useState(0)
  const [waited, setWaited] = useState(0)
  const [flying, setFlying] = useState(false)
  const firedRef = useRef(-10_000)
  const nameOf = (code: string): string => word(`name.${code}`)

  const tell = ({ species: code, caught, win, stake }: ShotAnswer) => {
    const fish = nameOf(code)
    if (caught) play.say(word('caught', { fish, times: figure(win / stake, 0), sum: money(win) }), 'won')
    else play.say(word('away', { fish, sum: money(stake) }))
  }

  const fire = async (target: Swimmer): Promise<boolean> => {
    const begun = tank.current?.fire(target)
    if (!begun) return false
    firedRef.current = performance.now()
    setFlying(true)
    play.say(word('shot', { fish: nameOf(target.species) }))
    const asked = play.act(path, { stake: stakes[cannon] ?? 0, species: target.species }, { late: true })
    const [answer] = await Promise.all([asked, begun.arrived])
    tank.current?.end(begun.shot, answer, money(answer?.win ?? 0))
    if (answer) {
      play.setBalance(answer.balance)
      tell(answer)
    }
    setFlying(false)
    return answer !== null
  }

  const isReady = (): boolean =>
    !flying && !play.busy && !play.unsure && !isCovered() && performance.now() - firedRef.current >= loadMs
  const shootAt = (target: Swimmer) => {
    setAim(target.species)
    if (left === 0 && isReady()) void fire(target)
  }
  const shoot = (code: SpeciesCode) => {
    setAim(code)
    tank.current?.aim(code)
    if (left > 0 || !isReady()) return
    const target = tank.current?.find(code)
    if (target) void fire(target)
    else play.say(word('gone', { fish: nameOf(code) }))
  }

  const stop = () => {
    setLeft(0)
    play.say(word('autoStopped', { left }))
  }
  const next = async () => {
    if (document.hidden || isCovered()) return stop()
    const target = tank.current?.find(aim)
    if (!target) {
      play.say(word('waits', { fish: nameOf(aim) }))
      return setWaited((before) => before + 1)
    }
    tank.current?.aim(aim)
    const booked = await fire(target)
    return setLeft((before) => (booked ? Math.max(0, before - 1) : 0))
  }
  const nextRef = useRef(next)
  nextRef.current = next
  useEffect(() => {
    if (left === 0 || flying) return undefined
    const timer = setTimeout(
      () => void nextRef.current(),
      Math.max(waited > 0 ? waitMs : 0, firedRef.current + autoMs - performance.now()),
    )
    return () => clearTimeout(timer)
  }, [left, flying, waited])

  const check = async () => {
    const answer = await play.check<typeof path>()
    if (answer) tell(answer)
  }
  const press = () => {
    if (isCovered()) return
    if (play.unsure) {
      if (!play.busy) void check()
    } else if (left > 0) stop()
    else if (auto === null) shoot(aim)
    else if (isReady()) {
      setWaited(0)
      setLeft(auto)
    }
  }

  return { play, cannon, aim, auto, left, setCannon, setAim, setAuto, shootAt, shoot, press }
}
