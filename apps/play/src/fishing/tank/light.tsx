import { useEffect, useState } from 'preact/hooks'
import { makePicture } from '../picture.ts'
import { paintCaustics } from './caustics.ts'
import { paintShaft } from './shaft.ts'

/** Light that moves: a shaft that comes and goes, and the net of light that waves throw on the ground. */
export function Light() {
  const [pictures, setPictures] = useState<readonly string[]>([])
  useEffect(() => {
    const made = [
      makePicture(64, 160, paintShaft),
      makePicture(480, 72, (pen) => paintCaustics(pen, 'light')),
      makePicture(480, 72, (pen) => paintCaustics(pen, 'wave')),
    ]
    void Promise.all(made).then(setPictures, () => undefined)
  }, [])
  const [shaft, first, second] = pictures
  if (!shaft) return null
  return (
    <div class="light" aria-hidden="true">
      <img src={shaft} class="shaft" alt="" />
      <div class="bed">
        <img src={first} class="caustic" alt="" />
        <img src={second} class="caustic" alt="" />
      </div>
    </div>
  )
}
