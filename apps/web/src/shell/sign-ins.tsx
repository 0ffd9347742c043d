import { useApi } from '@parlour/api-client/react'
import { SignInsProvider } from '@parlour/auth/react'
import { enabledModules, statusQuery } from '@parlour/site'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { brandDetails } from '../brand-details.ts'
import { sealRandom } from '../platform/seal-random.ts'
import { createChannel } from '../platform/session-channel.ts'
import { human, phone, social } from '../platform/sign-ins.ts'

const codeChannel = createChannel('codes')

/**
 * Gives the forms below the ways in of others that this brand has, and the human check where the platform asks for one.
 */
export function SignIns({ children }: { children: ReactNode }) {
  const { data: status } = useQuery(statusQuery(useApi(), window.location.host))
  const proven = status !== undefined && enabledModules(status.info.whitelabel).has('GEETEST3')
  return (
    <SignInsProvider
      sealRandom={sealRandom}
      codeChannel={codeChannel}
      {...(proven ? { human } : {})}
      {...(brandDetails.social.length > 0 ? { social } : {})}
      {...(brandDetails.codesBy === 'firebase' ? { phone } : {})}
    >
      {children}
    </SignInsProvider>
  )
}
