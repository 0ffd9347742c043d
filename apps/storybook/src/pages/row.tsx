import type { ReactNode } from 'react'

/** Things in a row that may wrap. */
export const Row = ({ children }: { readonly children: ReactNode }) => <div className="d-pair-row">{children}</div>
