import type { ComponentChildren } from 'preact'
import { useRef } from 'preact/hooks'
import { Rules } from './rules.tsx'
import type { Frame } from './start.tsx'
import type { Line } from './use-play.ts'

interface LayoutProps {
  frame: Frame
  /** The line under the game, read out when it changes. */
  line: Line
  /** What the game pays and how it goes; its own part of the window of rules. */
  rules: ComponentChildren
  /** Balance, stake and buttons, at the foot. */
  bar: ComponentChildren
  /** The game itself. */
  children: ComponentChildren
  /** Wide games take the whole width of a desktop. */
  wide?: boolean
}

/**
 * The page of every game: its name, the sign that this is play
 * money, the rules, the way out, the game, one line, the bar.
 */
export function Layout({ frame, line, rules, bar, children, wide = false }: LayoutProps) {
  const sheet = useRef<HTMLDialogElement>(null)
  const {
    opening: { game, trial },
    speech: { word, tag },
    tell,
  } = frame
  return (
    <main class="game" lang={tag} data-wide={wide ? '' : undefined}>
      <header class="head">
        <div class="head__name">
          <h1 class="title">{game.title}</h1>
          <div class="head__of">
            <p class="studio">{trial ? word('demo') : game.studio}</p>
            <p class="sign">{word('playMoney')}</p>
          </div>
        </div>
        <button class="quiet head__act" type="button" onClick={() => sheet.current?.showModal()}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <circle cx="12" cy="12" r="9" />
            <path d="M12 11v5.500M12 7.500h.01" />
          </svg>
          <span>{word('rules')}</span>
        </button>
        <button class="quiet head__act" type="button" onClick={() => tell('close')}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M6 6l12 12M18 6L6 18" />
          </svg>
          <span>{word('close')}</span>
        </button>
      </header>
      <div class="stage">{children}</div>
      <div class="foot">
        <p class="line" data-tone={line.tone || undefined} role="status">
          {line.text}
        </p>
        <footer class="bar">{bar}</footer>
      </div>
      <Rules frame={frame} sheet={sheet}>
        {rules}
      </Rules>
    </main>
  )
}
