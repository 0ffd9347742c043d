/**
 * Opens an empty window, in the very handler of a press. Null when the browser blocks it, and in the browser of an app
 * that has one window only: it answers with this page itself, which an address other than the empty one would replace.
 */
export function openBlank(features?: string): Window | null {
  const opened = window.open('', '_blank', features)
  return opened === window ? null : opened
}
