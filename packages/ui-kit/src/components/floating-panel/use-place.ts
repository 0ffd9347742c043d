import type { Corner, PanelPlace } from './panel-place.ts'
import { useRef, useState } from 'react'
import { fitPlace, movePlace, sizePlace } from './panel-place.ts'

const room = () => ({ width: window.innerWidth, height: window.innerHeight })

type Way = { inline: number; block: number }

/** The place of a panel, from the stored one on; changed by dragging and reported when a drag ends. */
export const usePlace = (start: PanelPlace, onPlace?: (place: PanelPlace) => void) => {
  const [own, setOwn] = useState(start)
  const [pulled, setPulled] = useState<PanelPlace>()
  const last = useRef<PanelPlace>(undefined)
  const place = pulled ?? own

  const settle = (next: PanelPlace) => {
    last.current = undefined
    setPulled(undefined)
    setOwn(next)
    onPlace?.(next)
  }
  const pull = (change: (from: PanelPlace) => PanelPlace) => {
    const next = change(fitPlace(own, room()))
    last.current = next
    setPulled(next)
  }
  return {
    place,
    move: (way: Way) => pull((from) => movePlace(from, way.inline, way.block, room())),
    size: (corner: Corner, way: Way) => pull((from) => sizePlace(from, corner, way.inline, way.block, room())),
    done: () => last.current && settle(last.current),
    minimise: (minimised: boolean) => settle({ ...place, minimised }),
  }
}
