import type { getWithdrawPlan, ResponseOf, WalletRow } from '@parlour/api-client/endpoints'
import { useFormat } from '@parlour/i18n/react'
import { PageLink } from '@parlour/screen-kit/react'
import { Badge, Button, Card, CardHead, DataTable, Logo, LogoTile } from '@parlour/ui-kit'
import { IconLock, IconWallet } from '@parlour/ui-kit/icons'
import { mainWallet, type TransferChoice, type WalletParts } from '../../index.ts'
import { useMemberText } from '../use-member-text.ts'
import { useLockText } from './use-lock-text.ts'
import { useWalletColumns, type WalletLine } from './use-wallet-columns.tsx'
import type { WalletPageProps } from './wallet-page.ts'

interface WalletTableProps extends Omit<WalletPageProps, 'language'> {
  wallets: readonly WalletRow[]
  parts: WalletParts
  plan: ResponseOf<typeof getWithdrawPlan>
  /** When the wallets were read; milliseconds since 1970. */
  readAt: number
  transferVendors: readonly string[]
  /** Fills the form of a transfer. */
  /** A transfer is under way: no other is begun. */
  busy: boolean
  onTransfer: (choice: TransferChoice) => void
}

/** Every wallet with its amount, its state and the way to move money out of it or into it; their total below. */
export function WalletTable(props: WalletTableProps) {
  const { wallets, parts, plan, readAt, currency, transferVendors, hrefOfPage, logoOf, busy, onTransfer } = props
  const text = useMemberText()
  const format = useFormat()
  const lockText = useLockText()
  const money = (minor: number) => format.money(minor, currency)
  const left = plan.ties.reduce((sum, tie) => sum + (tie.playOnly || tie.locked ? 0 : tie.left), 0)
  const move = (wallet: WalletRow, vendor: string) => {
    const way = wallet.balance > 0 ? 'OUT' : 'IN'
    if (wallet.locked || !transferVendors.includes(vendor) || (wallet.closed && way === 'IN')) return null
    return (
      <Button
        variant="text"
        size="sm"
        disabled={busy}
        aria-label={text(`member.wallet.move.${way}.of`, { name: wallet.name })}
        onClick={() => onTransfer({ way, vendor })}
      >
        {text(`member.wallet.move.${way}`)}
      </Button>
    )
  }
  const link = (page: 'withdraw' | 'bonusDetails', label: string) => (
    <PageLink variant="text" size="sm" href={hrefOfPage(page)}>
      {label}
    </PageLink>
  )
  const nameOf = (wallet: WalletRow, name: string) =>
    wallet.locked || wallet.closed ? (
      <>
        {name} <Badge tone="warn">{text(wallet.locked ? 'member.wallet.isLocked' : 'member.wallet.isClosed')}</Badge>
      </>
    ) : (
      name
    )
  const rowOf = (wallet: WalletRow): WalletLine => {
    const { vendor, name, balance, locked, closed } = wallet
    if (vendor === null)
      return {
        id: mainWallet,
        picture: (
          <LogoTile>
            <IconWallet size={20} />
          </LogoTile>
        ),
        name: nameOf(wallet, text('member.account.main')),
        sub: locked ? lockText(wallet) : text('member.wallet.free', { sum: money(plan.free) }),
        amount: parts.main,
        action: locked ? null : link('withdraw', text('member.centre.withdraw')),
      }
    const logo = logoOf(vendor)
    return {
      id: vendor,
      picture: <LogoTile>{logo ? <Logo {...logo} alt="" /> : <IconWallet size={20} />}</LogoTile>,
      name: nameOf(wallet, name || vendor),
      sub: locked ? lockText(wallet) : closed ? text('member.wallet.closedText') : '',
      amount: balance,
      action: move(wallet, vendor),
    }
  }
  const tied = parts.bonus ?? 0
  const bonus: WalletLine = {
    id: 'bonus',
    picture: (
      <LogoTile>
        <IconLock size={20} />
      </LogoTile>
    ),
    name: text('member.wallet.locked'),
    sub: left > 0 ? text('member.wallet.left', { sum: money(left) }) : '',
    amount: tied,
    action: link('bonusDetails', text('member.wallet.seeBonus')),
  }
  const [main, ...others] = wallets.toSorted((a, b) => Number(a.vendor !== null) - Number(b.vendor !== null)).map(rowOf)
  return (
    <Card as="section">
      <CardHead
        title={text('member.wallet.wallets')}
        end={text('member.wallet.asOf', { time: format.dateTime(readAt) })}
      />
      <DataTable
        caption={text('member.wallet.wallets')}
        columns={useWalletColumns(currency)}
        rows={[...(main ? [main] : []), ...(tied > 0 ? [bonus] : []), ...others]}
        rowKey={({ id }) => id}
        totals={[{ label: text('member.account.balance'), cells: { amount: money(parts.total) } }]}
      />
    </Card>
  )
}
