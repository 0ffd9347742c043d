import { Skeleton } from '@parlour/ui-kit'

const lines = ['first', 'second', 'third', 'fourth']

/** The shape of what a search finds, while the catalogue is on its way. */
export const SearchShape = () => lines.map((line) => <Skeleton key={line} width="100%" height={56} />)
