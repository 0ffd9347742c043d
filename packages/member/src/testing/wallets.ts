import {
  getBalance,
  getMerchantWallet,
  listTransactions,
  listWallets,
  transferAllToMain,
  transferWallet,
} from '@parlour/api-client/endpoints'
import { FakeRefusal, type FakeServer } from '@parlour/api-client/testing'

const hour = 3_600_000

/** A wallet on the wire. */
interface Wallet {
  readonly accountTypeId: number
  readonly vendor: string | null
  readonly name: string
  balance: number
  readonly locked?: boolean
  readonly lockReason?: string
  readonly lockedUntil?: number
  readonly closed?: boolean
}

/** Moves a sum from the main wallet to another one, as the platform does. @throws FakeRefusal as it refuses */
function move(main: Wallet, wallet: Wallet | undefined, gain: number): void {
  if (!wallet) throw new FakeRefusal('wallet.vendor.unknown')
  if (main.balance < gain || wallet.balance < -gain) throw new FakeRefusal('wallet.balance.low')
  main.balance -= gain
  wallet.balance += gain
}

/**
 * Answers the calls of the wallet page with wallets that remember what was moved: 2,771.50 in the main one, 980.00 of
 * a bonus, 820.00 at Overtime, and 250.00 at Redbarn, which is locked for two hours.
 *
 * @param at milliseconds since 1970
 * @returns the server
 * @example const server = answerWallets(createFakeServer(), Date.UTC(2026, 0, 15, 12))
 */
export function answerWallets(server: FakeServer, at: number): FakeServer {
  const bonus = 980
  const main: Wallet = { accountTypeId: 2, vendor: null, name: 'Main wallet', balance: 2771.5 }
  const wallets: Wallet[] = [
    main,
    { accountTypeId: 101, vendor: 'OVT', name: 'Overtime', balance: 820 },
    { accountTypeId: 102, vendor: 'NLT', name: 'Northlight', balance: 0 },
    {
      accountTypeId: 103,
      vendor: 'RDB',
      name: 'Redbarn',
      balance: 250,
      locked: true,
      lockReason: 'A bet is open.',
      lockedUntil: at + 2 * hour,
    },
  ]
  return server
    .answer(getBalance, () => ({
      sumBalance: wallets.reduce((sum, { balance }) => sum + balance, bonus),
      bonus,
      held: 1200,
      currency: 'PHP',
      currencySymbol: '₱',
      asOf: at,
      balance: wallets.map(({ accountTypeId, balance, vendor, name }) => ({
        accountTypeId,
        availBalance: balance,
        vendor,
        name,
      })),
    }))
    .answer(listWallets, () => ({ list: wallets.map((wallet) => ({ ...wallet })) }))
    .answer(getMerchantWallet, { isSingle: 0, transferVendors: ['OVT', 'NLT', 'RDB'] })
    .answer(transferWallet, ({ type, vendor, amount }) => {
      const wallet = wallets.find((each) => each.vendor === vendor)
      move(main, wallet, (type === 'IN' ? amount : -amount) / 100)
      return { transferId: 't1', vendor, vendorBalance: wallet?.balance ?? 0, mainBalance: main.balance }
    })
    .answer(transferAllToMain, () => {
      const full = wallets.filter(({ vendor, balance }) => vendor !== null && balance > 0)
      const moved = full
        .filter(({ locked }) => !locked)
        .map((wallet) => {
          const amount = wallet.balance
          main.balance += amount
          wallet.balance = 0
          return { vendor: wallet.vendor ?? '', amount }
        })
      return {
        mainBalance: main.balance,
        moved,
        left: full.filter(({ locked }) => locked).map(({ vendor }) => vendor ?? ''),
      }
    })
    .answer(listTransactions, {
      list: [
        {
          txId: 'w1',
          txTypeId: 18,
          txTypeName: 'Transfer in',
          codeType: 'other',
          txTimeInTimestamp: at - hour,
          orderNo: 'T260115-1',
          remark: '',
          currentAvailBalance: 820,
          amount: 820,
          customerName: 'linhtran88',
          vendor: 'OVT',
        },
      ],
      totalIn: 820,
      totalOut: 0,
      totalPages: 1,
      totalCount: 1,
    })
}
