import { createContext } from 'preact'
import { useEffect, useState } from 'preact/hooks'

/** The signs that a title draws by itself, the highest first, as the art build puts them side by side. */
const ownNames = ['moon', 'lantern', 'carp', 'fan'] as const
/** Side of a sign in the art, and of the picture that is made of it, in pixels. */
const drawnSide = 200
const side = 192

/**
 * The pictures of a title's own signs by name, as addresses; empty until they are there, and where a title has none.
 */
export const OwnSigns = createContext<ReadonlyMap<string, string>>(new Map())

/** Cuts the signs apart and turns them into pixels once: sixty of them pass on the reels. */
async function readSigns(source: string): Promise<ReadonlyMap<string, string>> {
  const art = new Image()
  art.src = source
  await art.decode()
  const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side })
  const pen = canvas.getContext('2d')
  return new Map(
    ownNames.map((name, at) => {
      pen?.clearRect(0, 0, side, side)
      pen?.drawImage(art, at * drawnSide, 0, drawnSide, drawnSide, 0, 0, side, side)
      return [name, canvas.toDataURL()]
    }),
  )
}

/** Reads the own signs of a title. Where they do not come, the reels show those of every slot. */
export function useOwnSigns(gameId: number): ReadonlyMap<string, string> {
  const [signs, setSigns] = useState<ReadonlyMap<string, string>>(new Map())
  useEffect(() => {
    let left = false
    readSigns(`/signs/${gameId}.svg`).then(
      (read) => {
        if (!left) setSigns(read)
      },
      () => undefined,
    )
    return () => {
      left = true
    }
  }, [gameId])
  return signs
}
