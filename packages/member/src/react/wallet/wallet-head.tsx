import { useEndpointMutation } from '@parlour/api-client/react'
import { listWallets, transferAllToMain, type WalletRow } from '@parlour/api-client/endpoints'
import { useFormat } from '@parlour/i18n/react'
import { useAccount } from '@parlour/screen-kit/react'
import { BalanceBreakdown, Button, FactList, IconButton, Spinner } from '@parlour/ui-kit'
import { IconRefresh, IconWallet } from '@parlour/ui-kit/icons'
import { transferHome, type WalletParts } from '../../index.ts'
import { CashierProblem } from '../cashier/cashier-problem.tsx'
import { useMemberText } from '../use-member-text.ts'
import { useLockText } from './use-lock-text.ts'
import { walletMoved } from './wallet-moved.ts'

interface WalletHeadProps {
  parts: WalletParts
  wallets: readonly WalletRow[]
  currency: string
  /** All providers play from the main wallet: there is nothing to bring home. */
  single: boolean
  refreshing: boolean
  onRefresh: () => void
}

/** The total and its parts, and on the stub the way of all money to the main wallet, with what it would do. */
export function WalletHead({ parts, wallets, currency, single, refreshing, onRefresh }: WalletHeadProps) {
  const text = useMemberText()
  const format = useFormat()
  const lockText = useLockText()
  const effect = useEndpointMutation(transferAllToMain, { scope: useAccount(), invalidates: walletMoved })
  const money = (minor: number) => format.money(minor, currency)
  const nameOf = (code: string) => wallets.find(({ vendor }) => vendor === code)?.name || code
  const { moves, stays } = transferHome(wallets)
  const lockedMain = wallets.find(({ vendor, locked }) => vendor === null && locked)
  const done = effect.status === 'done' ? effect.data : undefined
  const lost = effect.again !== null || effect.mustForget
  const note = [
    lockedMain
      ? lockText(lockedMain)
      : moves > 0
        ? text('member.wallet.homeMoves', { sum: money(moves) })
        : text('member.wallet.homeNothing'),
    ...stays.map(
      (wallet) =>
        `${text('member.wallet.homeStays', { sum: money(wallet.balance), name: wallet.name })} ${lockText(wallet)}`,
    ),
  ].join(' ')
  return (
    <BalanceBreakdown
      label={text('member.account.balance')}
      sum={money(parts.total)}
      controls={
        <IconButton
          label={text('member.balance.refresh')}
          icon={refreshing ? <Spinner /> : <IconRefresh size={16} />}
          onClick={onRefresh}
        />
      }
      parts={[
        { id: 'main', name: text('member.account.main'), value: money(parts.main), amount: parts.main, color: 'gold' },
        ...(parts.bonus === null
          ? []
          : [
              {
                id: 'bonus',
                name: text('member.wallet.locked'),
                value: money(parts.bonus),
                amount: parts.bonus,
                color: 'edge' as const,
              },
            ]),
        ...(single && parts.providers === 0
          ? []
          : [
              {
                id: 'providers',
                name: text('member.wallet.providers'),
                value: money(parts.providers),
                amount: parts.providers,
                color: 'info' as const,
              },
            ]),
      ]}
      stub={
        single && parts.providers === 0 ? undefined : (
          <>
            <FactList facts={[{ id: 'out', name: text('member.wallet.providers'), value: money(parts.providers) }]} />
            <CashierProblem effect={effect} listed={listWallets} />
            <Button
              block
              icon={<IconWallet />}
              loading={effect.status === 'sending'}
              disabled={moves === 0 || lockedMain !== undefined || lost}
              onClick={() => effect.send({})}
            >
              {text('member.wallet.home')}
            </Button>
            <p role="status">
              {done
                ? [
                    ...done.moved.map(({ vendor, amount }) =>
                      text('member.wallet.homeDone', { name: nameOf(vendor), sum: money(amount) }),
                    ),
                    ...done.left.map((vendor) => text('member.wallet.homeLeft', { name: nameOf(vendor) })),
                    ...(moves > 0 ? [note] : []),
                  ].join(' ')
                : note}
            </p>
          </>
        )
      }
    />
  )
}
