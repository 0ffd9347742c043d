import type { LanguageCode } from '@parlour/i18n'
import { Columns } from '@parlour/ui-kit'
import { AboutCard } from './about-card.tsx'
import { AccountFigures } from './account-figures.tsx'
import { LastMoves } from './last-moves.tsx'
import { SecurityCard } from './security-card.tsx'
import { SessionsCard } from './sessions-card.tsx'

/** Props of `AccountScreen`. */
export interface AccountScreenProps {
  readonly language: LanguageCode
  /** ISO 4217: the currency of the account. */
  readonly currency: string
  /** Where all movements are. */
  readonly recordsHref: string
  /** Opens the change of the login password. */
  readonly onPassword: () => void
}

/** My account: money and play of the week, what guards the account, where it is logged in, what moved last (MEM-02). */
export function AccountScreen({ language, currency, recordsHref, onPassword }: AccountScreenProps) {
  return (
    <>
      <AccountFigures currency={currency} />
      <Columns aside={<AboutCard />}>
        <SecurityCard onPassword={onPassword} />
        <SessionsCard />
      </Columns>
      <LastMoves language={language} currency={currency} recordsHref={recordsHref} />
    </>
  )
}
