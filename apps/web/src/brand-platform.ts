import type { BrandPlatform } from './platform/brand-platform.ts'

/** The platform of Vesper: the reference gateway, on the origin of the page. */
export const platform: BrandPlatform = {
  cipher: 'box',
  capabilities: { idempotency: 'honoured' },
  hosts: { api: '' },
}
