declare global {
  interface Window {
    /** The name of the button that was pressed while the page that the server drew still stood. */
    parlourPress?: string
  }
}

/**
 * Presses the button again that was pressed on the page that the server drew, once the page's own stands in its place.
 */
export function replayEarlyClick(root: HTMLElement): void {
  new MutationObserver((_, observer) => {
    observer.disconnect()
    const name = window.parlourPress
    if (name)
      [...root.querySelectorAll('button')]
        .find(({ ariaLabel, textContent }) => (ariaLabel ?? textContent) === name)
        ?.click()
    window.parlourPress = ''
  }).observe(root, { childList: true })
}
