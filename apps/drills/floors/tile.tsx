import { useState } from 'react'
import type { Shown } from './content.ts'
import type { Words } from './messages.ts'

/** A game of the floors: picture, name, heart. */
export function Tile({ name, picture, eager, words }: Shown & { words: Words }) {
  const [kept, setKept] = useState(false)
  return (
    <li>
      <img src={picture} alt="" loading={eager ? 'eager' : 'lazy'} />
      <p>{name}</p>
      <button
        type="button"
        aria-pressed={kept}
        aria-label={words.keep.replace('{game}', name)}
        onClick={() => setKept(!kept)}
      >
        ♥
      </button>
    </li>
  )
}
