import { AddressLogin } from '@parlour/auth/react'
import { brand } from '../brand.ts'

interface AddressEntryProps {
  found: readonly string[]
  onDone(): void
}

/** Logs in by what the address carried; loads only where it carried something. */
export default function AddressEntry({ found, onDone }: AddressEntryProps) {
  return <AddressLogin found={found} bareToken={brand.addressToken === 'token'} onDone={onDone} />
}
