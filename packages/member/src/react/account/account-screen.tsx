import type { LanguageCode } from '@parlour/i18n'
import { Columns } from '@parlour/ui-kit'
import type { ReactNode } from 'react'
import { AboutCard } from './about-card.tsx'
import { AccountFigures } from './account-figures.tsx'
import { RecentTransactions } from './recent-transactions.tsx'
import { SecurityCard } from './security-card.tsx'
import { SessionsCard } from './sessions-card.tsx'

/** Props of `AccountScreen`. */
export interface AccountScreenProps {
  readonly language: LanguageCode
  /** ISO 4217: the currency of the account. */
  readonly currency: string
  /** Beside the settings, on top: the rank of the account, where there are ranks. */
  readonly rank?: ReactNode
  /** Where all transactions are. */
  readonly recordsHref: string | undefined
  /** Where an account without a transaction begins; no link without it. */
  readonly depositHref?: string | undefined
  /** Opens the change of the login password. */
  readonly onPassword: () => void
}

/**
 * The account page: money and play of the week, security settings, sessions, rank, latest transactions (MEM-02).
 *
 * @example <AccountScreen language="EN" currency="PHP" rank={rankCard} recordsHref="/member/transactionHistory" onPassword={openPassword} />
 */
export function AccountScreen({ language, currency, rank, recordsHref, depositHref, onPassword }: AccountScreenProps) {
  return (
    <>
      <AccountFigures currency={currency} />
      <Columns
        aside={
          <>
            {rank}
            <SessionsCard onPassword={onPassword} />
          </>
        }
      >
        <SecurityCard onPassword={onPassword} />
        <AboutCard />
      </Columns>
      <RecentTransactions language={language} currency={currency} recordsHref={recordsHref} depositHref={depositHref} />
    </>
  )
}
