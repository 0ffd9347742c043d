export { TransactionsScreen as default } from '@parlour/member/react'
