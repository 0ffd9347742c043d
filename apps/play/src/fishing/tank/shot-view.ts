import { drawBall, drawNet, drawRays, drawWake } from './draw-shot.ts'
import type { Hues } from './hues.ts'
import type { Shoal } from './shoal.ts'
import { awayMs, caughtMs, flightMs, flownAt, netOf, pointOf, type Shot } from './shot.ts'
import { makeAmountLabel } from './amount-label.ts'
import type { Room } from './swimmer.ts'
import { drawThing, makeThing, sizeThing, type Thing } from './thing.ts'

/** How long a net opens, in milliseconds. */
const openMs = 180
/** Sizes that things are drawn in, before they are grown. */
const drawn = { ball: 9.4, wake: 90, net: 110, ripple: 100, rays: 260 }
/** How far back the bubbles of a ball reach, as a share of its flight. */
const wakeShare = 0.315
const out = (part: number): number => 1 - (1 - part) ** 3
const over = (part: number): number => 1 + 2.2 * (part - 1) ** 3 + 1.2 * (part - 1) ** 2

/** What is seen of a shot: the ball with its bubbles, the net that opens, and what came of it. */
export interface ShotView {
  show(shot: Shot, now: number, room: Room): void
  hide(): void
  /** Draws its parts again for a scale. */
  draw(unit: number): void
}

type Parts = Readonly<Record<'rays' | 'ripple' | 'late' | 'net' | 'wake' | 'ball', Thing>>

/** Makes the view of one shot at a time; `above` holds what is seen before the cannon. */
export function makeShotView(parent: HTMLElement, above: HTMLElement, hues: Hues, shoal: Shoal): ShotView {
  const image = () => document.createElement('img')
  const pictures = { rays: image(), net: image(), wake: image(), ball: image() }
  const ring = () => {
    const element = document.createElement('i')
    element.className = 'ripple'
    sizeThing(element, drawn.ripple * 2, drawn.ripple * 1.78)
    return element
  }
  const rings = [ring(), ring()] as const
  const parts: Parts = {
    rays: makeThing(parent, pictures.rays),
    ripple: makeThing(parent, rings[0]),
    late: makeThing(parent, rings[1]),
    net: makeThing(parent, pictures.net),
    wake: makeThing(parent, pictures.wake),
    ball: makeThing(parent, pictures.ball),
  }
  const text = makeAmountLabel(hues)
  const amount = makeThing(above, text.element)
  let told: Shot['end'] = null
  let unit = 1

  const hide = () => {
    for (const part of [...Object.values(parts), amount]) part.fade(0)
  }

  /** Draws what is different with every end. */
  const tell = (end: NonNullable<Shot['end']>, size: number) => {
    told = end
    for (const element of rings) element.dataset['kind'] = end.kind
    if (end.kind === 'caught') text.write(end.text, size, unit)
  }

  const showBall = (shot: Shot, flown: number) => {
    const { x, y } = pointOf(shot, flown)
    const back = pointOf(shot, Math.max(0, flown - wakeShare))
    const grown = (7 + shot.cannon * 2.4) / drawn.ball
    parts.ball.put(x, y, 0, grown)
    parts.wake.put(x, y, Math.atan2(y - back.y, x - back.x), Math.hypot(x - back.x, y - back.y) / drawn.wake, grown)
    parts.ball.fade(1)
    parts.wake.fade(1)
  }

  const ripple = ({ place: { x, y } }: Shot, reach: number, part: number) => {
    for (const [thing, late] of [
      [parts.ripple, 0],
      [parts.late, 0.18],
    ] as const) {
      const own = Math.max(0, Math.min(1, (part - late) / (1 - late)))
      thing.put(x, y, 0, (reach * (0.7 + own * 0.7)) / drawn.ripple)
      thing.fade(own <= 0 ? 0 : (1 - own) * 0.8)
    }
  }

  const showNet = (shot: Shot, now: number) => {
    const {
      end,
      place: { x, y },
    } = shot
    const opened = over(Math.min(1, (now - shot.began - flightMs) / openMs))
    const ended = end ? Math.min(1, (now - end.at) / awayMs) : 0
    const reach = netOf(shot) * Math.max(0.05, opened) * (end ? 1 - 0.28 * out(ended) : 1 + 0.03 * Math.sin(now / 130))
    parts.net.put(x, y + ended * 18, 0, reach / drawn.net)
    parts.net.fade(end ? (1 - ended) ** 1.5 : 0.95)
    if (end) ripple(shot, netOf(shot), ended)
  }

  const showCatch = (shot: Shot, end: NonNullable<Shot['end']>, now: number, room: Room) => {
    const { place, from } = shot
    const part = Math.min(1, (now - end.at) / caughtMs)
    const reach = netOf(shot)
    const pulled = Math.max(0, (part - 0.3) / 0.62)
    const gone = Math.min(1, pulled * pulled)
    const grown = (1 - 0.14 * out(Math.min(1, part / 0.22))) * (1 - 0.84 * gone)
    const at = { x: place.x + (from.x - place.x) * gone, y: place.y + (from.y - place.y) * gone, tilt: place.tilt }
    const alpha = pulled < 1 ? 1 - Math.max(0, pulled - 0.8) * 5 : 0
    const opened = over(Math.min(1, (now - shot.began - flightMs) / openMs))
    shoal.hold(shot.target, at, grown, alpha)
    parts.net.put(at.x, at.y, 0, (reach * grown * Math.max(0.05, opened)) / drawn.net)
    parts.net.fade(alpha)
    ripple(shot, reach, Math.min(1, part * 1.5))
    if (end.pays >= 20) {
      parts.rays.put(
        place.x,
        place.y,
        part * 0.35,
        (reach * (1.1 + end.pays / 260) * (0.8 + out(part) * 1.1)) / drawn.rays,
      )
      parts.rays.fade(0.56 * Math.sin(Math.PI * Math.min(1, part * 1.3) ** 0.6))
    }
    showAmount(shot, part, room)
  }

  const sizeOf = ({ pays }: NonNullable<Shot['end']>): number => Math.min(64, 24 + 9 * Math.log2(pays))
  /** The sum of a catch, which rises from where it was made. */
  const showAmount = (shot: Shot, part: number, { wide, high }: Room) => {
    const { end, place } = shot
    if (!end) return
    const grown = 0.5 + 0.5 * over(Math.min(1, part / 0.28))
    const size = sizeOf(end) * grown
    const far = netOf(shot) * 0.9 + size * 0.5
    const side = place.y - far - 40 > size * 0.6 ? -1 : 1
    const y = Math.min(high - size, place.y + side * (far + out(part) * 26))
    const half = text.half()
    amount.put(Math.max(half, Math.min(wide - half, place.x)), y, 0, grown)
    amount.fade(part < 0.8 ? 1 : (1 - part) / 0.2)
  }

  return {
    hide,
    show(shot, now, room) {
      const { end } = shot
      const flown = flownAt(shot, now)
      if (flown < 1) return showBall(shot, flown)
      parts.ball.fade(0)
      parts.wake.fade(0)
      if (end && end !== told) tell(end, sizeOf(end))
      return end?.kind === 'caught' ? showCatch(shot, end, now, room) : showNet(shot, now)
    },
    draw(next) {
      unit = next
      const { ball, wake, net, rays } = drawn
      drawThing(pictures.ball, ball * 4.4, ball * 4.4, unit, (pen) => drawBall(pen, ball, hues))
      drawThing(pictures.wake, wake * 2 + 30, 44, unit, (pen) => drawWake(pen, ball, wake, hues))
      drawThing(pictures.net, net * 2, net * 2, Math.min(1.5, unit * 1.4), (pen) => drawNet(pen, net, hues))
      drawThing(pictures.rays, rays * 2, rays * 2, 0.8, (pen) => drawRays(pen, rays, hues))
    },
  }
}
