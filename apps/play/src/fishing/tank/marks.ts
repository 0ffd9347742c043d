import { bodyOf } from '../fish/bodies.ts'
import type { Hues } from './hues.ts'
import type { Place } from './swimmer.ts'
import { makeThing, sizeThing } from './thing.ts'

/** The marks around the one that is aimed at, with what it pays. */
export interface Marks {
  /** Shows them around one of a species; they turn by themselves. */
  show(place: Place, species: string): void
  hide(): void
}

const around = ({ box, length }: ReturnType<typeof bodyOf>): number =>
  Math.max(30, (Math.max(box.x * 0.86, box.y) * length) / 100)
/** How long each of the four arcs is, in radians. */
const arc = 0.6

/** Makes the marks of a hall; `pays` writes what a species pays. */
export function makeMarks(
  parent: HTMLElement,
  { flash, gold }: Pick<Hues, 'flash' | 'gold'>,
  pays: (species: string) => string,
): Marks {
  const part = (name: string) => document.createElementNS('http://www.w3.org/2000/svg', name)
  const ring = document.createElement('div')
  const turning = ring.appendChild(part('svg'))
  turning.classList.add('turning')
  const rings = (
    [
      ['rgb(13 18 48 / .7)', 6],
      [flash, 2.6],
    ] as const
  ).map(([colour, width]) => {
    const circle = turning.appendChild(part('circle'))
    circle.setAttribute('fill', 'none')
    circle.setAttribute('stroke', colour)
    circle.setAttribute('stroke-width', String(width))
    circle.setAttribute('stroke-linecap', 'round')
    return circle
  })
  const label = document.createElement('b')
  label.className = 'pill'
  label.style.color = gold
  const things = { ring: makeThing(parent, ring), label: makeThing(parent, label) }
  let drawn = ''
  return {
    show({ x, y }, species) {
      const reach = around(bodyOf(species))
      if (species !== drawn) {
        const half = reach + 4
        sizeThing(ring, half * 2, half * 2)
        turning.setAttribute('viewBox', `${-half} ${-half} ${half * 2} ${half * 2}`)
        for (const circle of rings) {
          circle.setAttribute('r', String(reach))
          circle.setAttribute('stroke-dasharray', `${arc * reach} ${(Math.PI / 2 - arc) * reach}`)
        }
        label.textContent = pays(species)
        drawn = species
      }
      things.ring.put(x, y)
      things.label.put(x, y - reach - 16 > 14 ? y - reach - 16 : y + reach + 16)
      things.ring.fade(1)
      things.label.fade(1)
    },
    hide() {
      things.ring.fade(0)
      things.label.fade(0)
    },
  }
}
