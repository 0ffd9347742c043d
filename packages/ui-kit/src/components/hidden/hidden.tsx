import type { ReactNode } from 'react'

/**
 * Text for screen readers; it is not visible.
 *
 * @example <VisuallyHidden>Balance</VisuallyHidden>
 */
export const VisuallyHidden = ({
  as: Element = 'span',
  children,
}: {
  as?: 'span' | 'h1' | 'h2'
  children: ReactNode
}) => <Element className="p-hidden">{children}</Element>

/**
 * Text that a screen reader announces politely whenever it changes; it is not visible.
 *
 * @example <Live>{count} games found</Live>
 */
export const Live = ({ children }: { children: ReactNode }) => (
  <div className="p-hidden" role="status">
    {children}
  </div>
)

/**
 * Text for paper alone: what the screen says elsewhere, in a window for example.
 *
 * @example <Printed>Nov 1 – 30, 2026</Printed>
 */
export const Printed = ({ children }: { children: ReactNode }) => <p className="p-printed">{children}</p>
