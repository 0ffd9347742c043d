import type { ComponentChildren, RefObject } from 'preact'
import { useRef, useState } from 'preact/hooks'
import type { Frame } from './start.tsx'

/** The window of rules: how the game goes, what it pays, what it gives back and how that was found out. */
export function Rules({
  frame,
  sheet,
  children,
}: {
  frame: Frame
  sheet: RefObject<HTMLDialogElement | null>
  children: ComponentChildren
}) {
  const {
    opening: {
      returnToPlayer: { percent, interval, rounds },
    },
    speech: { word, figure },
  } = frame
  const found =
    interval === null
      ? word('returnExact', { percent: figure(percent, 3) })
      : word('returnSimulated', {
          percent: figure(percent, 3),
          interval: figure(interval, 3),
          rounds: figure(rounds ?? 0, 0),
        })
  const shownRef = useRef<ComponentChildren>(null)
  const [, setOpened] = useState(0)
  // A window that is closed is not worked out again with every step of a round; it takes the focus when it opens.
  if (shownRef.current === null || sheet.current?.open) shownRef.current = children
  return (
    <dialog class="sheet" ref={sheet} aria-labelledby="rules-title" onFocusIn={() => setOpened((times) => times + 1)}>
      <div class="sheet__head">
        <h2 id="rules-title">{word('rules')}</h2>
        <button class="quiet" type="button" onClick={() => sheet.current?.close()}>
          {word('back')}
        </button>
      </div>
      {shownRef.current}
      <p class="note">{found}</p>
      <p class="note">{word('decided')}</p>
    </dialog>
  )
}
