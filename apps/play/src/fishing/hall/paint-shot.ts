import type { Hues } from './hues.ts'
import { awayMs, caughtMs, flightMs, flownAt, netOf, pointOf, type Shot } from './shot.ts'
import type { Room } from './swimmer.ts'

const full = 2 * Math.PI
/** How long a net opens, in milliseconds. */
const openMs = 180
const out = (part: number): number => 1 - (1 - part) ** 3
const over = (part: number): number => 1 + 2.2 * (part - 1) ** 3 + 1.2 * (part - 1) ** 2

/** A net of so many pixels' radius, drawn once. */
export function makeNet(radius: number, { rope, knot }: Pick<Hues, 'rope' | 'knot'>): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = Math.ceil(radius * 2)
  canvas.height = canvas.width
  const pen = canvas.getContext('2d')
  if (!pen) return canvas
  pen.translate(radius, radius)
  const rim = radius * 0.92
  const glow = pen.createRadialGradient(0, 0, rim * 0.3, 0, 0, rim)
  glow.addColorStop(0, 'rgb(255 255 255 / .02)')
  glow.addColorStop(1, 'rgb(255 255 255 / .2)')
  pen.fillStyle = glow
  pen.beginPath()
  pen.arc(0, 0, rim, 0, full)
  pen.fill()
  const spokes = 14
  const web = (colour: string, width: number) => {
    pen.strokeStyle = colour
    pen.lineWidth = width
    pen.beginPath()
    for (let at = 0; at < spokes; at++) {
      const turn = (at / spokes) * full
      const next = ((at + 1) / spokes) * full
      pen.moveTo(Math.cos(turn) * rim * 0.1, Math.sin(turn) * rim * 0.1)
      pen.lineTo(Math.cos(turn) * rim, Math.sin(turn) * rim)
      for (const ring of [0.26, 0.46, 0.66, 0.84]) {
        const middle = (turn + next) / 2
        pen.moveTo(Math.cos(turn) * rim * ring, Math.sin(turn) * rim * ring)
        pen.quadraticCurveTo(Math.cos(middle) * rim * (ring - 0.07), Math.sin(middle) * rim * (ring - 0.07), Math.cos(next) * rim * ring, Math.sin(next) * rim * ring)
      }
    }
    pen.stroke()
  }
  web('rgb(13 18 48 / .42)', radius * 0.04)
  web(rope, radius * 0.018)
  for (const [colour, width] of [['#0d1230', 0.11], [rope, 0.065]] as const) {
    pen.strokeStyle = colour
    pen.lineWidth = radius * width
    pen.beginPath()
    pen.arc(0, 0, rim, 0, full)
    pen.stroke()
  }
  for (let at = 0; at < 12; at++) {
    pen.fillStyle = at % 2 === 0 ? knot : rope
    pen.strokeStyle = '#0d1230'
    pen.lineWidth = radius * 0.02
    pen.beginPath()
    pen.arc(Math.cos((at / 12) * full) * rim, Math.sin((at / 12) * full) * rim, radius * 0.05, 0, full)
    pen.fill()
    pen.stroke()
  }
  return canvas
}

interface Means {
  readonly hues: Hues
  readonly net: HTMLCanvasElement
  /** Draws the target of a shot, grown by so much. */
  fish(x: number, y: number, grown: number): void
}

/** Draws a shot as it is at a moment: the ball with its bubbles, the net that opens, and what came of it. */
export function paintShot(pen: CanvasRenderingContext2D, shot: Shot, now: number, means: Means): void {
  const flown = flownAt(shot, now)
  if (flown < 1) paintBall(pen, shot, flown, means.hues)
  else if (shot.end?.kind === 'caught') paintCatch(pen, shot, now, means)
  else paintNet(pen, shot, now, means)
}

function paintBall(pen: CanvasRenderingContext2D, shot: Shot, flown: number, { flash, glow }: Hues): void {
  const size = 7 + shot.cannon * 2.4
  for (let at = 9; at >= 1; at--) {
    const back = flown - at * 0.035
    if (back <= 0) continue
    const { x, y } = pointOf(shot, back)
    pen.globalAlpha = 0.5 * (1 - at / 10)
    pen.fillStyle = glow
    pen.beginPath()
    pen.arc(x + Math.sin(at * 2.3) * at * 0.7, y + Math.cos(at * 1.7) * at * 0.6, size * (0.86 - at * 0.06), 0, full)
    pen.fill()
  }
  const { x, y } = pointOf(shot, flown)
  pen.globalAlpha = 0.35
  pen.fillStyle = glow
  pen.beginPath()
  pen.arc(x, y, size * 2.1, 0, full)
  pen.fill()
  pen.globalAlpha = 1
  pen.fillStyle = flash
  pen.strokeStyle = '#0d1230'
  pen.lineWidth = 2.4
  pen.beginPath()
  pen.arc(x, y, size, 0, full)
  pen.stroke()
  pen.fill()
  pen.fillStyle = '#fff'
  pen.beginPath()
  pen.arc(x - size * 0.28, y - size * 0.3, size * 0.36, 0, full)
  pen.fill()
}

function paintNet(pen: CanvasRenderingContext2D, shot: Shot, now: number, { net }: Means): void {
  const { end, place: { x, y } } = shot
  const opened = over(Math.min(1, (now - shot.began - flightMs) / openMs))
  const ended = end ? Math.min(1, (now - end.at) / awayMs) : 0
  const reach = netOf(shot) * Math.max(0.05, opened) * (end ? 1 - 0.28 * out(ended) : 1 + 0.03 * Math.sin(now / 130))
  pen.globalAlpha = end ? (1 - ended) ** 1.5 : 0.95
  pen.drawImage(net, x - reach, y - reach + ended * 18, reach * 2, reach * 2)
  if (end) ripple(pen, { x, y, reach: netOf(shot) }, ended, 'rgb(255 255 255 / .6)')
  pen.globalAlpha = 1
}

function ripple(pen: CanvasRenderingContext2D, { x, y, reach }: { x: number; y: number; reach: number }, part: number, colour: string): void {
  pen.strokeStyle = colour
  for (const late of [0, 0.18]) {
    const own = Math.max(0, (part - late) / (1 - late))
    if (own <= 0 || own >= 1) continue
    pen.globalAlpha = (1 - own) * 0.8
    pen.lineWidth = 3 * (1 - own) + 0.6
    pen.beginPath()
    pen.ellipse(x, y, reach * (0.7 + own * 0.7), reach * (0.62 + own * 0.62), 0, 0, full)
    pen.stroke()
  }
}

function paintCatch(pen: CanvasRenderingContext2D, shot: Shot, now: number, { hues, net, fish }: Means): void {
  const { place, from, end } = shot
  const part = Math.min(1, (now - (end?.at ?? now)) / caughtMs)
  const reach = netOf(shot)
  const pulled = Math.max(0, (part - 0.3) / 0.62)
  const gone = Math.min(1, pulled * pulled)
  const x = place.x + (from.x - place.x) * gone
  const y = place.y + (from.y - place.y) * gone
  const grown = (1 - 0.14 * out(Math.min(1, part / 0.22))) * (1 - 0.84 * gone)
  const opened = over(Math.min(1, (now - shot.began - flightMs) / openMs))
  const pays = end?.pays ?? 0
  if (pays >= 20) paintRays(pen, { ...place, reach: reach * (1.1 + pays / 260) }, part, hues)
  ripple(pen, { ...place, reach }, Math.min(1, part * 1.5), hues.gold)
  if (pulled < 1) {
    pen.globalAlpha = 1 - Math.max(0, pulled - 0.8) * 5
    fish(x, y, grown)
    const wide = reach * grown * Math.max(0.05, opened)
    pen.drawImage(net, x - wide, y - wide, wide * 2, wide * 2)
  }
  pen.globalAlpha = 1
}

/** Light behind a great catch: it opens once and goes out. */
function paintRays(pen: CanvasRenderingContext2D, { x, y, reach }: { x: number; y: number; reach: number }, part: number, { gold }: Hues): void {
  const far = reach * (0.8 + out(part) * 1.1)
  const shine = pen.createRadialGradient(x, y, reach * 0.2, x, y, far)
  shine.addColorStop(0, gold)
  shine.addColorStop(1, 'rgb(243 199 111 / 0)')
  pen.fillStyle = shine
  pen.globalAlpha = 0.56 * Math.sin(Math.PI * Math.min(1, part * 1.3) ** 0.6)
  pen.beginPath()
  for (let at = 0; at < 14; at++) {
    const turn = (at / 14) * full + part * 0.35
    const half = at % 2 === 0 ? 0.11 : 0.06
    pen.moveTo(x, y)
    pen.lineTo(x + Math.cos(turn - half) * far, y + Math.sin(turn - half) * far)
    pen.lineTo(x + Math.cos(turn + half) * far, y + Math.sin(turn + half) * far)
  }
  pen.fill()
  pen.globalAlpha = 1
}

/** The sum of a catch, which rises from where it was made. */
export function paintSum(pen: CanvasRenderingContext2D, shot: Shot, now: number, { gold }: Pick<Hues, 'gold'>, { wide, high }: Room): void {
  const { end, place } = shot
  if (end?.kind !== 'caught') return
  const part = Math.min(1, (now - end.at) / caughtMs)
  const size = Math.min(64, 24 + 9 * Math.log2(end.pays)) * (0.5 + 0.5 * over(Math.min(1, part / 0.28)))
  pen.globalAlpha = part < 0.8 ? 1 : (1 - part) / 0.2
  pen.font = `700 ${size}px Familjen, system-ui, sans-serif`
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.lineJoin = 'round'
  pen.strokeStyle = '#0d1230'
  pen.lineWidth = Math.max(5, size * 0.2)
  const above = netOf(shot) * 0.9 + size * 0.5
  const side = place.y - above - 40 > size * 0.6 ? -1 : 1
  const y = Math.min(high - size, place.y + side * (above + out(part) * 26))
  const half = pen.measureText(end.text).width / 2 + 12
  const x = Math.max(half, Math.min(wide - half, place.x))
  pen.strokeText(end.text, x, y)
  pen.fillStyle = gold
  pen.fillText(end.text, x, y)
  pen.globalAlpha = 1
}
