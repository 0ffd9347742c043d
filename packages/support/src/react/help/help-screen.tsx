import { PageHead, useTyped } from '@parlour/ui-kit'
import { useSupportText } from '../use-support-text.ts'
import { HelpCentre, type HelpCentreProps } from './help-centre.tsx'

/** Props of `HelpScreen`. */
export type HelpScreenProps = Omit<HelpCentreProps, 'fill'>

/**
 * The help centre as a page (`/helpmc`); `query` is the search, `language` the platform's code. Source: SYS-11.
 *
 * @example <HelpScreen {...help} />
 */
export function HelpScreen(props: HelpScreenProps) {
  const text = useSupportText()
  const [typed, type] = useTyped(props.query, props.onQuery)
  return (
    <>
      <PageHead title={text('support.help.title')} />
      <HelpCentre {...props} query={typed} onQuery={type} />
    </>
  )
}
