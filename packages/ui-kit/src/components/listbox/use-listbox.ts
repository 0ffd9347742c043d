import type { KeyboardEvent } from 'react'
import { useId, useRef, useState } from 'react'

/** A line of a listbox as its keys see it. */
export type ListboxLine = { text: string; disabled?: boolean }

type PendingMove = {
  lines: readonly ListboxLine[]
  /** Line that is active at first; -1 for none. */
  start: number
  onChoose: (index: number) => void
  /** Letters look for a line; off where letters are typed into a search field. */
  typeAhead?: boolean
}

const pause = 700

const starts = (line: ListboxLine, letters: string) => line.text.toLocaleLowerCase().startsWith(letters)

/**
 * The keys of a listbox: arrows, Home, End, Page Up and Down,
 * Enter, Space, and letters. The focus stays on one element.
 */
export const useListbox = ({ lines, start, onChoose, typeAhead = false }: PendingMove) => {
  const id = useId()
  const [active, setActive] = useState(start)
  const typed = useRef({ letters: '', at: 0 })

  const open = lines.flatMap((line, index) => (line.disabled ? [] : [index]))
  const step = (by: number) => {
    const place = open.indexOf(active)
    const next = place < 0 ? (by > 0 ? 0 : open.length - 1) : Math.min(Math.max(place + by, 0), open.length - 1)
    setActive(open[next] ?? -1)
  }
  const find = (key: string, time: number) => {
    const letters = (time - typed.current.at < pause ? typed.current.letters : '') + key.toLocaleLowerCase()
    typed.current = { letters, at: time }
    const same = letters.split('').every((letter) => letter === letters[0])
    const wanted = same ? (letters[0] ?? '') : letters
    const from = open.findIndex((index) => (same ? index > active : index >= active))
    const found = [...open.slice(Math.max(from, 0)), ...open].find((index) =>
      starts(lines[index] ?? { text: '' }, wanted),
    )
    if (found !== undefined) setActive(found)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
    const letter = typeAhead && event.key.length === 1
    const moves: Record<string, () => void> = {
      ArrowDown: () => step(1),
      ArrowUp: () => step(-1),
      PageDown: () => step(8),
      PageUp: () => step(-8),
      Enter: () => active >= 0 && onChoose(active),
    }
    if (typeAhead) {
      moves['Home'] = () => setActive(open[0] ?? -1)
      moves['End'] = () => setActive(open.at(-1) ?? -1)
      if (event.timeStamp - typed.current.at >= pause) moves[' '] = moves['Enter'] ?? (() => undefined)
    }
    const move = moves[event.key]
    if (!move && !letter) return
    event.preventDefault()
    if (move) move()
    else find(event.key, event.timeStamp)
  }
  return { active, setActive, onKeyDown, listId: id, activeId: active >= 0 ? `${id}-${active}` : undefined }
}
