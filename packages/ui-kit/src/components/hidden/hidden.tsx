import type { ReactNode } from 'react'

/** Words for those who listen; they are not seen. */
export const VisuallyHidden = ({ children }: { children: ReactNode }) => <span className="p-hidden">{children}</span>

/** Words that are read out, politely, whenever they change; they are not seen. */
export const Live = ({ children }: { children: ReactNode }) => <div className="p-hidden" role="status">{children}</div>
