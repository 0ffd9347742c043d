import { IconPlugs } from '../../icons/index.ts'
import { StateTitle, type StateProps } from './empty-state.tsx'

/** It did not work: what happened, and how to try again. */
export const ErrorState = ({ text, action, art, ...head }: StateProps) => (
  <div className="p-state" data-tone="bad" data-page={head.page || undefined} role="alert">
    {art ?? <IconPlugs size={36} />}
    <StateTitle {...head} />
    {text ? <p className="p-state__text">{text}</p> : null}
    {action}
  </div>
)
