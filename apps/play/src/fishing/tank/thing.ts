import { drawImage } from '../picture.ts'

/** Something in the hall that is drawn once and then only moved by its middle, which costs no painting. */
export interface Thing {
  /** Moves it to a point, turned by so many radians and grown in width and height. */
  put(x: number, y: number, turn?: number, wide?: number, tall?: number): void
  /** Makes it fainter; at 0 the browser does not count it any more. */
  fade(alpha: number): void
}

/** Makes an element a thing, unseen as yet; it stands before what its parent holds already. */
export function makeThing(parent: Element, element: HTMLElement | SVGElement): Thing {
  element.classList.add('thing')
  parent.append(element)
  const { style } = element
  let place = ''
  let seen = -1
  const thing: Thing = {
    put(x, y, turn = 0, wide = 1, tall = wide) {
      const turned = turn === 0 ? '' : ` rotate(${turn.toFixed(4)}rad)`
      const grown = wide === 1 && tall === 1 ? '' : ` scale(${wide.toFixed(4)},${tall.toFixed(4)})`
      const next = `translate(${x.toFixed(2)}px,${y.toFixed(2)}px)${turned}${grown}`
      if (next !== place) style.transform = next
      place = next
    },
    fade(alpha) {
      const next = Math.round(alpha * 200) / 200
      if (next === seen) return
      if (next === 0 || seen <= 0) style.visibility = next === 0 ? 'hidden' : ''
      style.opacity = String(next)
      seen = next
    },
  }
  thing.fade(0)
  return thing
}

/** Gives an element a size in pixels of the hall, about its middle. */
export function sizeThing({ style }: HTMLElement | SVGElement, wide: number, tall: number): void {
  style.width = `${wide}px`
  style.height = `${tall}px`
  style.left = `${-wide / 2}px`
  style.top = `${-tall / 2}px`
}

/** Draws an image again in a size: `unit` of its pixels for one of the hall; the pen begins in its middle. */
export function drawThing(
  image: HTMLImageElement,
  wide: number,
  tall: number,
  unit: number,
  draw: (pen: CanvasRenderingContext2D) => void,
): void {
  sizeThing(image, Math.ceil(wide * unit) / unit, Math.ceil(tall * unit) / unit)
  drawImage(image, { wide, tall, unit }, draw)
}
