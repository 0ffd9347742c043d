import { useEffect, useState } from 'preact/hooks'
import { bodyOf } from './fish/bodies.ts'
import { drawFish } from './fish/draw-fish.ts'
import { makePicture } from './picture.ts'

const size = { wide: 108, tall: 72 }
const made = new Map<string, Promise<string>>()

function pictureOf(species: string): Promise<string> {
  const { box } = bodyOf(species)
  const unit = Math.min(size.wide / (box.x * 1.86), size.tall / (box.y * 1.8))
  const picture =
    made.get(species) ??
    makePicture(size.wide, size.tall, (pen) => {
      pen.setTransform(unit, 0, 0, unit, size.wide / 2, size.tall / 2)
      drawFish(species)(pen, 0.06)
    })
  made.set(species, picture)
  return picture
}

/** A small picture of a species. */
export function FishIcon({ species }: { readonly species: string }) {
  const [address, setAddress] = useState<string>()
  useEffect(() => void pictureOf(species).then(setAddress, () => undefined), [species])
  return <img src={address} class="fish" alt="" />
}
