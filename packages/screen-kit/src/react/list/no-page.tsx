import { Button, EmptyState, LinkButton } from '@parlour/ui-kit'
import { useScreenKitText } from '../use-screen-kit-text.ts'

/** Props of `NoPage`: the way to the first page, as an address or as a call. */
export type NoPageProps = { readonly href: string } | { readonly onFirst: () => void }

/**
 * What stands in place of the rows of a page after the last one, with the way to the first page.
 *
 * @example <DataTable {...table} empty={count > 0 ? <NoPage href="?page=1" /> : <EmptyState title="No bets yet" />} />
 */
export function NoPage(props: NoPageProps) {
  const text = useScreenKitText()
  const first = text('screen-kit.list.first')
  return (
    <EmptyState
      title={text('screen-kit.list.noPage')}
      text={text('screen-kit.list.noPageText')}
      action={
        'href' in props ? (
          <LinkButton href={props.href}>{first}</LinkButton>
        ) : (
          <Button onClick={props.onFirst}>{first}</Button>
        )
      }
    />
  )
}
