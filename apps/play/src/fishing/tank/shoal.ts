import { bodyOf } from '../fish/bodies.ts'
import type { Sheet } from '../fish/sheets.ts'
import { placeOf, type Place, type Room, type Swimmer } from './swimmer.ts'
import { makeThing, sizeThing, type Thing } from './thing.ts'

/** How little of a lean is not drawn, in radians. */
const leastLean = 0.004

/** The pictures of all that swims in a hall, each in a window of its own that is moved over it. */
export interface Shoal {
  /**
   * Shows those that are in view where they are, and no other but those that are held. They lean only where that is
   * asked for; the whole is a picture that stands still, with everybody in it.
   */
  show(swimmers: readonly Swimmer[], room: Room, how: 'moving' | 'leaning' | 'whole'): void
  /** Shows one that is not in the water any more, smaller and fainter; it is held until it is let go. */
  hold(swimmer: Swimmer, place: Place, grown: number, alpha: number): void
  letGo(swimmer: Swimmer): void
}

interface Picture {
  readonly thing: Thing
  readonly sheet: Sheet
  readonly style: CSSStyleDeclaration
  picture: number
  lean: number
  /** How far it has come into view, from 0 to 1. */
  come: number
}

/**
 * Makes the shoal of a hall. An element is made for one that comes in, and taken again by the next of its species: one
 * in each frame, for those that come are out of view at first; all at once where the whole is wanted.
 */
export function makeShoal(parent: HTMLElement, species: readonly string[], sheetOf: (species: string) => Sheet): Shoal {
  const largestFirst = species.toSorted((one, other) => bodyOf(other).length - bodyOf(one).length)
  const groups = new Map(largestFirst.map((code) => [code, parent.appendChild(document.createElement('div'))]))
  const shown = new Map<Swimmer, Picture>()
  const held = new Set<Swimmer>()
  const free = new Map<string, Picture[]>(species.map((code) => [code, []]))
  let made = 0
  let way: 'moving' | 'leaning' | 'whole' = 'whole'

  const make = (code: string): Picture | null => {
    const group = groups.get(code)
    if (!group) return null
    const sheet = sheetOf(code)
    const image = sheet.take()
    if (!image) return null
    const pane = document.createElement('div')
    pane.append(image)
    pane.className = 'pane'
    sizeThing(pane, sheet.half.x * 2, sheet.half.y * 2)
    made++
    return { thing: makeThing(group, pane), sheet, style: image.style, picture: -1, lean: 0, come: 0 }
  }

  const take = (swimmer: Swimmer, isWhole: boolean): Picture | null => {
    const found = shown.get(swimmer)
    if (found) return found
    const picture = free.get(swimmer.species)?.pop() ?? (isWhole || made === 0 ? make(swimmer.species) : null)
    if (!picture) return null
    picture.come = isWhole ? 1 : 0
    picture.picture = -1
    shown.set(swimmer, picture)
    return picture
  }

  const draw = (picture: Picture, swimmer: Swimmer, { x, y, tilt }: Place, grown: number, alpha: number) => {
    const { thing, sheet, style } = picture
    const { beat, turns } = bodyOf(swimmer.species)
    thing.put(x, y, 0, grown)
    picture.come = Math.min(1, picture.come + 0.07)
    thing.fade(alpha * picture.come)
    const at = sheet.at(swimmer.age / beat + swimmer.beat)
    const lean = way === 'moving' && picture.picture >= 0 ? picture.lean : tilt * turns
    const { side } = swimmer
    if (at === picture.picture && Math.abs(lean - picture.lean) < leastLean) return
    Object.assign(picture, { picture: at, lean })
    const middle = sheet.middle(at)
    const cos = Math.cos(lean)
    const sin = Math.sin(lean)
    const left = sheet.half.x - side * (cos * middle.x - sin * middle.y)
    const top = sheet.half.y - sin * middle.x - cos * middle.y
    style.transform = `matrix(${[side * cos, sin, -side * sin, cos, left, top].map((part) => part.toFixed(4)).join()})`
  }

  const release = (swimmer: Swimmer) => {
    const picture = shown.get(swimmer)
    if (!picture) return
    picture.thing.fade(0)
    shown.delete(swimmer)
    free.get(swimmer.species)?.push(picture)
  }

  return {
    show(swimmers, room, how) {
      made = 0
      way = how
      const inView = new Set<Swimmer>(held)
      for (const swimmer of swimmers) {
        const place = placeOf(swimmer, room)
        if (Math.abs(place.x - room.wide / 2) > room.wide / 2 + bodyOf(swimmer.species).length * 0.7) continue
        inView.add(swimmer)
        const picture = take(swimmer, how === 'whole')
        if (picture) draw(picture, swimmer, place, 1, 1)
      }
      for (const swimmer of shown.keys()) if (!inView.has(swimmer)) release(swimmer)
    },
    hold(swimmer, place, grown, alpha) {
      held.add(swimmer)
      const picture = take(swimmer, false)
      if (picture) draw(picture, swimmer, place, grown, alpha)
    },
    letGo(swimmer) {
      held.delete(swimmer)
      release(swimmer)
    },
  }
}
