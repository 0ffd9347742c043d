import type { ReactElement, ReactNode } from 'react'
import { Tooltip as Tip } from 'radix-ui'
import { useDirection } from '../../use-direction.ts'
import { useOverlayHost } from '../../use-overlay-host.ts'

/** Props of `Tooltip`. */
export type TooltipProps = {
  /** A short text without buttons or links. */
  text: ReactNode
  /** What it explains: a button or a link, which must take a ref and spread props. */
  children: ReactElement
  /** Where it stands, as long as there is room. */
  side?: 'above' | 'below' | 'start' | 'end'
  /** Milliseconds under the mouse before it shows; the focus shows it at once. */
  delay?: number
  defaultOpen?: boolean
}

const places = {
  ltr: { above: 'top', below: 'bottom', start: 'left', end: 'right' },
  rtl: { above: 'top', below: 'bottom', start: 'right', end: 'left' },
} as const

/**
 * A short text about a control, shown under the pointer or with
 * the focus; Escape hides it. It has an entry point of its own.
 *
 * @example <Tooltip text="Return to player"><Button>RTP</Button></Tooltip>
 */
export const Tooltip = ({ text, children, side = 'above', delay = 500, defaultOpen }: TooltipProps) => {
  const direction = useDirection()
  const { host, trigger } = useOverlayHost()
  return (
    <Tip.Provider delayDuration={delay} skipDelayDuration={300}>
      <Tip.Root defaultOpen={defaultOpen}>
        <Tip.Trigger ref={trigger} asChild>
          {children}
        </Tip.Trigger>
        <Tip.Portal container={host}>
          <Tip.Content className="p-tip" side={places[direction][side]} sideOffset={8} collisionPadding={12}>
            {text}
            <Tip.Arrow className="p-tip__arrow" width={12} height={6} />
          </Tip.Content>
        </Tip.Portal>
      </Tip.Root>
    </Tip.Provider>
  )
}
