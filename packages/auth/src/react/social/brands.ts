import { IconFacebookFill, IconGoogle, IconTelegramFill, type Icon } from '@parlour/ui-kit/icons'
import type { SocialProvider } from '../../index.ts'

/** The providers as they call themselves everywhere, with their marks. */
export const socialBrands = {
  google: { name: 'Google', mark: IconGoogle },
  facebook: { name: 'Facebook', mark: IconFacebookFill },
  telegram: { name: 'Telegram', mark: IconTelegramFill },
} as const satisfies Record<SocialProvider, { name: string; mark: Icon }>
