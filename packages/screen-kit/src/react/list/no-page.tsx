import { EmptyState, LinkButton } from '@parlour/ui-kit'
import { useScreenKitText } from '../use-screen-kit-text.ts'

/** Props of `NoPage`. */
export interface NoPageProps {
  /** The address of the first page. */
  readonly href: string
}

/**
 * What stands in place of the rows of a page after the last one, with the way to the first page.
 *
 * @example <DataTable {...table} empty={count > 0 ? <NoPage href="?page=1" /> : <EmptyState title="No bets yet" />} />
 */
export function NoPage({ href }: NoPageProps) {
  const text = useScreenKitText()
  return (
    <EmptyState
      title={text('screen-kit.list.noPage')}
      text={text('screen-kit.list.noPageText')}
      action={<LinkButton href={href}>{text('screen-kit.list.first')}</LinkButton>}
    />
  )
}
