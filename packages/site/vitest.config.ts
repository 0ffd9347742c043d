import { definePackageTests } from '@parlour/vitest'

export default definePackageTests({ browser: true, prepared: ['@parlour/ui-kit > qrcode.react'] })
