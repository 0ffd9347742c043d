/** Flags under which Debian's Chromium starts quietly, also as root and without a network. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Where Chromium is: never downloaded by a test tool, always the system's. */
export const chromiumPath = () => process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
