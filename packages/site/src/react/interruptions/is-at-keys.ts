import { isAnnouncement } from '../../interruptions/interruption-queue.ts'
import type { Interruption } from '../../interruptions/interruption.ts'

const typedInto =
  ':is(input:not([type=radio], [type=checkbox], [type=button], [type=submit], [type=range]), textarea, select, [contenteditable]:not([contenteditable=false]))'

/**
 * Whether a window would take the focus from somebody who types, or who goes through
 * the page by keys: then the focus can be seen. What is about safety or money does
 * not wait for the second: somebody who uses keys alone would never see it.
 */
export function isAtKeys(interruption: Pick<Interruption, 'kind'>): boolean {
  const { activeElement } = document
  if (!activeElement || activeElement === document.body) return false
  return activeElement.matches(isAnnouncement(interruption) ? `:focus-visible, ${typedInto}` : typedInto)
}
