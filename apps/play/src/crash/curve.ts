import type { Moment } from './moment.ts'
import { scaleOf, type Scale } from './scale.ts'

/** The place of the curve in the sky, in pixels: where it begins, and how far it may go. */
export interface Ground {
  readonly left: number
  readonly foot: number
  readonly width: number
  readonly height: number
}

/** The curve of a round, drawn a little further than it has come, and shown as far as it has. */
export interface Curve {
  /** Shows it as it is at a moment; answers where its tip is. */
  show(moment: Moment, ground: Ground, now: number): { readonly x: number; readonly y: number }
  /** Has it drawn again at the next moment. */
  forget(): void
}

interface Parts {
  /** The window that ends at the tip, and the picture in it. */
  readonly pane: HTMLElement
  readonly picture: HTMLElement | SVGElement
  readonly line: Element
  readonly shade: Element
  readonly fade: Element
}

const points = 72
/** How long a drawing is good for, in milliseconds: until then it is only moved and squeezed. */
const goodFor = 300
/** How far it may be squeezed before its line is seen to be thinner. */
const squeezed = 0.93

/**
 * Draws the curve of a game whose multiplier grows by so much;
 * it is painted a few times a second, and moved in between.
 */
export function makeCurve({ pane, picture, line, shade, fade }: Parts, growth: number): Curve {
  let drawn: { readonly scale: Scale; readonly at: number; readonly until: number } | null = null

  const draw = (
    { elapsed, multiplier, outcome }: Moment,
    scale: Scale,
    { left, foot, width, height }: Ground,
    now: number,
  ) => {
    const rises = outcome === 'rising'
    const until = rises ? Math.max(elapsed + goodFor * 2, elapsed * 1.04) : elapsed
    const xOf = (time: number) => left + (width * time) / scale.across
    const yOf = (hundredths: number) => foot - (height * (hundredths - 100)) / scale.up
    const path = Array.from({ length: points + 1 }, (_, at) => {
      const time = (until * at) / points
      return `${xOf(time).toFixed(1)} ${yOf(at === points && !rises ? multiplier : 100 * Math.exp(growth * time)).toFixed(1)}`
    }).join('L')
    line.setAttribute('d', `M${path}`)
    shade.setAttribute('d', `M${path}L${xOf(until).toFixed(1)} ${foot}L${left} ${foot}Z`)
    fade.setAttribute('y1', yOf(multiplier).toFixed(1))
    fade.setAttribute('y2', String(foot))
    drawn = { scale, at: now, until }
  }

  return {
    forget() {
      drawn = null
    },
    show(moment, ground, now) {
      const { left, foot, width, height } = ground
      const scale = scaleOf(moment.elapsed, moment.multiplier)
      const tip = {
        x: left + (width * moment.elapsed) / scale.across,
        y: foot - (height * (moment.multiplier - 100)) / scale.up,
      }
      const isGood =
        drawn !== null &&
        now - drawn.at < goodFor &&
        moment.elapsed <= drawn.until &&
        drawn.scale.across / scale.across > squeezed &&
        drawn.scale.up / scale.up > squeezed
      if (!isGood) draw(moment, scale, ground, now)
      const wide = drawn ? drawn.scale.across / scale.across : 1
      const tall = drawn ? drawn.scale.up / scale.up : 1
      const whole = left + width
      const cut = moment.outcome === 'rising' || moment.outcome === 'still' ? tip.x - whole : 40
      pane.style.transform = `translateX(${cut.toFixed(2)}px)`
      picture.style.transform = `translateX(${(-cut).toFixed(2)}px) scale(${wide.toFixed(5)},${tall.toFixed(5)})`
      picture.style.transformOrigin = `${left}px ${foot}px`
      return tip
    },
  }
}
