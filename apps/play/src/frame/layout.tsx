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

/** The page of every game: its name, the sign that this is play money, the rules, the way out, the game, one line, the bar. */
export function Layout({ frame, line, rules, bar, children, wide = false }: LayoutProps) {
  const sheet = useRef<HTMLDialogElement>(null)
  const { opening: { game, trial }, speech: { word, tag }, tell } = frame
  return (
    <main class="game" lang={tag} data-wide={wide ? '' : undefined}>
      <header class="head">
        <div class="head__name">
          <h1 class="title">{game.title}</h1>
          <p class="studio">{trial ? word('trial') : game.studio}</p>
        </div>
        <p class="sign">{word('playMoney')}</p>
        <button class="quiet" type="button" onClick={() => sheet.current?.showModal()}>{word('rules')}</button>
        <button class="quiet" type="button" onClick={() => tell('close')}>{word('close')}</button>
      </header>
      <div class="stage">{children}</div>
      <p class="line" data-tone={line.tone || undefined} role="status">{line.text}</p>
      <footer class="bar">{bar}</footer>
      <Rules frame={frame} sheet={sheet}>{rules}</Rules>
    </main>
  )
}
