/** A mail address as it is stored and compared: trimmed, in lower case; null when it is none. */
export function mailAddressOf(text: string): string | null {
  const address = text.trim().toLowerCase()
  return address.length <= 64 && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address) ? address : null
}

/** An address as its member may see it: the first two signs of the name, and the host. */
export function maskedAddress(address: string): string {
  const [name = '', host = ''] = address.split('@')
  return `${name.slice(0, 2)}***@${host}`
}
