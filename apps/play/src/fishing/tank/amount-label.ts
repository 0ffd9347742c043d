import { ink } from '../fish/sticker.ts'
import type { Hues } from './hues.ts'
import { drawThing } from './thing.ts'

/** The amount of a catch, as it is written on the water. */
export interface AmountLabel {
  readonly element: HTMLImageElement
  /** Half of how wide it is, with the room around it. */
  half(): number
  /** Writes it, as large as `size`; what stood there before is gone at once. */
  write(amount: string, size: number, unit: number): void
}

/** Makes a label that is not written yet. */
export function makeAmountLabel({ gold }: Pick<Hues, 'gold'>): AmountLabel {
  const element = document.createElement('img')
  const ruler = document.createElement('canvas').getContext('2d')
  let half = 0
  return {
    element,
    half: () => half,
    write(amount, size, unit) {
      const font = `700 ${size}px Familjen, system-ui, sans-serif`
      if (ruler) ruler.font = font
      const long = ruler?.measureText(amount).width ?? size * amount.length
      half = long / 2 + 12
      element.removeAttribute('src')
      drawThing(element, long + size * 0.4, size * 1.6, unit, (pen) => {
        pen.font = font
        pen.textAlign = 'center'
        pen.textBaseline = 'middle'
        pen.lineJoin = 'round'
        pen.strokeStyle = ink
        pen.lineWidth = Math.max(5, size * 0.2)
        pen.strokeText(amount, 0, 0)
        pen.fillStyle = gold
        pen.fillText(amount, 0, 0)
      })
    },
  }
}
