/** Saves what was made in the page under a name, as a download of the browser. */
export const saveFile = (content: Blob, name: string): void => {
  const href = URL.createObjectURL(content)
  const anchor = document.createElement('a')
  anchor.href = href
  anchor.download = name
  anchor.click()
  // The browser reads the address after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(href))
}
