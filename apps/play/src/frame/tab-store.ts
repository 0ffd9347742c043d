/** Reads what this tab keeps under a name, or null; a frame without storage starts again. */
export function readTab(name: string): unknown {
  try {
    const text = sessionStorage.getItem(name)
    return text === null ? null : (JSON.parse(text) as unknown)
  } catch {
    return null
  }
}

/** Keeps something for a reload of this tab, or forgets it where it is null. */
export function storeInTab(name: string, value: unknown): void {
  try {
    if (value === null) sessionStorage.removeItem(name)
    else sessionStorage.setItem(name, JSON.stringify(value))
  } catch {
    // Without storage nothing outlives a reload; the server still knows what was booked.
  }
}
