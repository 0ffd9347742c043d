import type { GameWindow } from '@parlour/game-launch'
import { openBlank } from './open-blank.ts'

/** A window of the customer service: its size in pixels, and the address that is on its way to it. */
export interface ServiceWindow {
  readonly address: Promise<string | null>
  readonly width: number
  readonly height: number
}

/** An empty window without a way back to this page, or null when the browser gives none. */
function openApart(features?: string): Window | null {
  const opened = openBlank(features)
  if (opened) opened.opener = null
  return opened
}

/** Opens the window of a game, which says `label` until it has its address. Source: LAU-05, X6. */
export function openGameWindow(label: string): GameWindow | null {
  const opened = openApart()
  if (!opened) return null
  opened.document.title = label
  opened.document.body.textContent = label
  return { go: (url) => opened.location.replace(url), close: () => opened.close(), isOpen: () => !opened.closed }
}

/**
 * Opens a window of the customer service and sends it to its address once
 * that is known; says whether the browser let it open. Source: SVC-01.
 */
export function openServiceWindow({ address, width, height }: ServiceWindow): boolean {
  const opened = openApart(`popup,width=${width},height=${height}`)
  if (!opened) return false
  const close = () => opened.close()
  void address.then((url) => (url === null ? close() : opened.location.replace(url)), close)
  return true
}
