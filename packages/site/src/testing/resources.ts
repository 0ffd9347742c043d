import type { Resource } from '@parlour/api-client/endpoints'

/** A resource as the status names it. */
export const resource = (resourceType: string, url: string | null): Resource => ({
  resourceType,
  url,
  qrCodeUrl: null,
  labelNameEn: resourceType,
})
