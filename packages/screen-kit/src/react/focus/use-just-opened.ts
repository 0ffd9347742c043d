import { useState } from 'react'

const none = { id: '', isShown: false }

/**
 * Whether what is open was opened by a press just now, and not by a link, Back or a copied address: only then it takes
 * the focus from the form that led to it.
 *
 * @param open id of what is open; empty for nothing
 * @returns whether it was marked and has stood there since, and what marks an id before its address is there
 * @example const [isNew, markOpened] = useJustOpened(search.open ?? '')
 */
export function useJustOpened(open: string): readonly [isNew: boolean, markOpened: (id: string) => void] {
  const [marked, setMarked] = useState(none)
  const isNew = marked.id !== '' && open === marked.id
  if (isNew && !marked.isShown) setMarked({ ...marked, isShown: true })
  if (marked.isShown && !isNew) setMarked(none)
  return [isNew, (id) => setMarked({ id, isShown: false })]
}
