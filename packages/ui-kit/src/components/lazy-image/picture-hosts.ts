import { createContext } from 'react'

/** Where pictures come from when they do not come from the page itself, and how that goes. */
export type PictureHosts = {
  /** The address to load a picture from. */
  place: (src: string) => string
  /** Reports that an address did not load. */
  failed: (url: string) => void
  /** Reports that an address loaded. */
  served: (url: string) => void
}

/** [SYS-19] The hosts of the pictures inside; without it every picture comes from the address it names. */
export const PictureHostsContext = /* @__PURE__ */ createContext<PictureHosts | undefined>(undefined)
