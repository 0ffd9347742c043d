import { useApi } from '@parlour/api-client/react'
import type { LanguageCode } from '@parlour/i18n'
import { Stale, useAccount } from '@parlour/screen-kit/react'
import { Card, Columns, Skeleton } from '@parlour/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { avatarQuery, profileQuery } from '../../index.ts'
import { MemberFailed } from '../member-failed.tsx'
import { ContactsCard } from './contacts-card.tsx'
import { LettersCard } from './letters-card.tsx'
import { LookCard } from './look-card.tsx'
import { NeedsCard } from './needs-card.tsx'
import { OnceCard } from './once-card.tsx'
import { VerifiedCard } from './verified-card.tsx'

/** Props of `ProfileScreen`. */
export interface ProfileScreenProps {
  readonly language: LanguageCode
  /** IANA name of the zone that the platform counts days in. */
  readonly timeZone: string
  /** The address of a picture of the gallery. */
  readonly pictureOf: (number: string) => string
  /** Where mail address, mobile number and payment password are set up. */
  readonly securityHref: string
  /** Where an account to be paid to is added; without it nothing is said of withdrawals. */
  readonly withdrawHref?: string | undefined
}

/**
 * The profile: picture, nickname and contacts; real name and birthday, set once; what is verified, what a first
 * withdrawal still takes, and how messages come (MEM-02, HDR-06).
 *
 * @example <ProfileScreen language="EN" timeZone="Asia/Manila" pictureOf={pictureOf} securityHref="/member/securityCenter" withdrawHref="/member/withdraw" />
 */
export function ProfileScreen({ language, timeZone, pictureOf, securityHref, withdrawHref }: ProfileScreenProps) {
  const api = useApi()
  const account = useAccount()
  const profile = useQuery(profileQuery(api, account))
  const avatar = useQuery(avatarQuery(api, account))
  if (!profile.data || (!avatar.data && !avatar.error))
    return profile.error ? (
      <Card as="section">
        <MemberFailed error={profile.error} onRetry={() => void profile.refetch()} />
      </Card>
    ) : (
      <ProfileWaiting />
    )
  // Without the pictures the rest of the page is as good as with them.
  const { avatar: number, avatarType, gallery } = avatar.data ?? { avatar: '0', avatarType: '', gallery: [] }
  return (
    <>
      <Stale query={profile} />
      <Columns
        aside={
          <>
            <OnceCard profile={profile.data} />
            <VerifiedCard profile={profile.data} securityHref={securityHref} />
            {withdrawHref ? <NeedsCard securityHref={securityHref} withdrawHref={withdrawHref} /> : null}
            <LettersCard language={language} timeZone={timeZone} />
          </>
        }
      >
        <LookCard
          profile={profile.data}
          picture={avatarType === 'STATIC' ? number : null}
          gallery={gallery}
          pictureOf={pictureOf}
        />
        <ContactsCard profile={profile.data} />
      </Columns>
    </>
  )
}

function ProfileWaiting() {
  return (
    <Columns
      aside={
        <>
          <Card as="section">
            <Skeleton height={176} />
          </Card>
          <Card as="section">
            <Skeleton height={176} />
          </Card>
        </>
      }
    >
      <Card as="section">
        <Skeleton height={420} />
      </Card>
      <Card as="section">
        <Skeleton height={240} />
      </Card>
    </Columns>
  )
}
