import { IconPlugs } from '../../icons/index.ts'
import type { StateProps } from './empty-state.tsx'

/**
 * Shown in place of content that failed to load: what happened and how to retry.
 *
 * @example <ErrorState title="The list did not load" action={<Button onClick={retry}>Try again</Button>} />
 */
export const ErrorState = ({ title, text, action, art, page }: StateProps) => {
  const Title = page ? 'h1' : 'p'
  return (
    <div className="p-state" data-tone="bad" data-page={page} role="alert">
      {art ?? <IconPlugs size={36} />}
      <Title className="p-state__title">{title}</Title>
      {text ? <p className="p-state__text">{text}</p> : null}
      {action}
    </div>
  )
}
