import { multiplierAt } from './multiplier.ts'
import { linesOf, scaleOf } from './scale.ts'

/** The colours of the title's hue, as the canvas takes them. */
export interface Colours {
  readonly line: string
  readonly tip: string
  readonly gold: string
  readonly text: string
  readonly quiet: string
  readonly grid: string
  readonly bad: string
}

/** A moment of a round: how long it has run, where it stands in hundredths, how it ended if it did, and how long ago (0 to 1). */
export interface Moment {
  readonly elapsed: number
  readonly multiplier: number
  readonly outcome: 'rising' | 'paid' | 'lost' | 'still'
  readonly since: number
}

/** What stands on the picture: the large figure, the line under it, and how heights are written. */
export interface Texts {
  readonly figure: string
  readonly under: string
  height(hundredths: number): string
}

interface Ground {
  readonly width: number
  readonly height: number
  readonly growth: number
  readonly colours: Colours
}

const points = 72
const face = 'Familjen, system-ui, sans-serif'

/** Stars that stand still: the same on every page. */
const stars = Array.from({ length: 70 }, (_, at) => {
  const part = (by: number) => (Math.sin((at + 1) * by) * 43_758.5453) % 1
  return { x: Math.abs(part(12.9898)), y: Math.abs(part(78.233)), r: 0.4 + Math.abs(part(39.425)) * 1.1 }
})

/** A colour as computed styles write it, with nothing of it left: what fades to black would leave a ring. */
const unseen = (colour: string): string => (colour.startsWith('rgb(') ? colour.replace('rgb(', 'rgba(').replace(')', ', 0)') : colour.replace(')', ' / 0)'))

/** Draws one moment of a round over the whole of a canvas. */
export function draw(pen: CanvasRenderingContext2D, { width, height, growth, colours }: Ground, { elapsed, multiplier, outcome, since }: Moment, texts: Texts): void {
  const left = 58
  const foot = height - 22
  const { across, up } = scaleOf(elapsed, multiplier)
  const xOf = (time: number) => left + ((width - left - 18) * time) / across
  const yOf = (hundredths: number) => foot - ((foot - 26) * (hundredths - 100)) / up
  pen.clearRect(0, 0, width, height)

  pen.fillStyle = colours.text
  for (const { x, y, r } of stars) {
    pen.globalAlpha = 0.12 + r * 0.16
    pen.beginPath()
    pen.arc(x * width, y * height * 0.86, r, 0, 7)
    pen.fill()
  }
  pen.globalAlpha = 1
  pen.font = `500 12px ${face}`
  pen.textAlign = 'right'
  pen.textBaseline = 'middle'
  pen.strokeStyle = colours.grid
  pen.lineWidth = 1
  for (const line of [100, ...linesOf(up)]) {
    const y = Math.round(yOf(line)) + 0.5
    pen.beginPath()
    pen.moveTo(left, y)
    pen.lineTo(width - 10, y)
    pen.stroke()
    pen.fillStyle = colours.quiet
    pen.fillText(texts.height(line), left - 8, y)
  }

  if (elapsed > 0) {
    const trace = () => {
      pen.beginPath()
      pen.moveTo(xOf(0), yOf(100))
      for (let at = 1; at <= points; at++) {
        const time = (elapsed * at) / points
        pen.lineTo(xOf(time), yOf(at === points ? multiplier : 100 * Math.exp(growth * time)))
      }
    }
    const tipX = xOf(elapsed)
    const tipY = yOf(multiplier)
    const lit = outcome === 'lost' ? colours.bad : outcome === 'paid' ? colours.gold : colours.line
    const shade = pen.createLinearGradient(0, tipY, 0, foot)
    shade.addColorStop(0, lit)
    shade.addColorStop(1, unseen(lit))
    pen.globalAlpha = 0.2
    pen.fillStyle = shade
    trace()
    pen.lineTo(tipX, foot)
    pen.lineTo(xOf(0), foot)
    pen.closePath()
    pen.fill()
    pen.globalAlpha = outcome === 'lost' ? 0.75 : 1
    pen.lineCap = 'round'
    pen.lineJoin = 'round'
    pen.strokeStyle = lit
    pen.lineWidth = 4
    trace()
    pen.stroke()
    pen.globalAlpha = 1
    drawTip(pen, { x: tipX, y: tipY, outcome, since, colours })
  }

  const swell = outcome === 'paid' ? 1 + 0.12 * Math.sin(Math.PI * Math.min(1, since)) : 1
  const size = Math.min(92, width / 7) * swell
  pen.textAlign = 'left'
  pen.textBaseline = 'alphabetic'
  pen.font = `600 ${size}px ${face}`
  pen.fillStyle = outcome === 'paid' ? colours.gold : outcome === 'lost' ? colours.bad : colours.text
  pen.fillText(texts.figure, left + 12, height * 0.3)
  pen.font = `500 ${Math.min(20, 12 + width / 90)}px ${face}`
  pen.fillStyle = colours.quiet
  pen.fillText(texts.under, left + 14, height * 0.3 + Math.max(26, size * 0.42))
}

interface Tip {
  readonly x: number
  readonly y: number
  readonly outcome: Moment['outcome']
  readonly since: number
  readonly colours: Colours
}

/** The comet at the tip: a glow while it rises, a ring that opens when it was cashed out, embers that fall when it ended. */
function drawTip(pen: CanvasRenderingContext2D, { x, y, outcome, since, colours }: Tip): void {
  if (outcome === 'lost') {
    pen.fillStyle = colours.bad
    for (let at = 0; at < 9; at++) {
      const turn = (at / 9) * 2 * Math.PI
      const reach = 34 * Math.sqrt(since)
      pen.globalAlpha = Math.max(0, 1 - since)
      pen.beginPath()
      pen.arc(x + Math.cos(turn) * reach, y + Math.sin(turn) * reach + 26 * since * since, 3.2 * (1 - since * 0.6), 0, 7)
      pen.fill()
    }
    pen.globalAlpha = 1
    return
  }
  const glow = pen.createRadialGradient(x, y, 0, x, y, 34)
  glow.addColorStop(0, colours.tip)
  glow.addColorStop(1, unseen(colours.tip))
  pen.globalAlpha = 0.7
  pen.fillStyle = glow
  pen.beginPath()
  pen.arc(x, y, 34, 0, 7)
  pen.fill()
  pen.globalAlpha = 1
  pen.fillStyle = outcome === 'paid' ? colours.gold : colours.text
  pen.beginPath()
  pen.arc(x, y, 7, 0, 7)
  pen.fill()
  if (outcome !== 'paid' || since >= 1) return
  pen.strokeStyle = colours.gold
  pen.globalAlpha = 1 - since
  pen.lineWidth = 3
  pen.beginPath()
  pen.arc(x, y, 8 + 44 * since, 0, 7)
  pen.stroke()
  pen.globalAlpha = 1
}

/** Where a round stands so long after it began. */
export const risingAt = (growth: number, elapsed: number): Moment => ({
  elapsed: Math.max(0, elapsed), multiplier: multiplierAt(growth, elapsed), outcome: 'rising', since: 0,
})
