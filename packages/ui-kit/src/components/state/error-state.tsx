import type { StateProps } from './empty-state.tsx'
import { IconPlugs } from '../../icons/index.ts'

/** It did not work: what happened, and how to try again. */
export const ErrorState = ({ title, text, action, art }: StateProps) => (
  <div className="p-state" data-tone="bad" role="alert">
    {art ?? <IconPlugs size={36} />}
    <p className="p-state__title">{title}</p>
    {text ? <p className="p-state__text">{text}</p> : null}
    {action}
  </div>
)
