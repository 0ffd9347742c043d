import { Markdown } from '@storybook/addon-docs/blocks'
import type { CallSection } from '../../generate/read-reference.ts'
import { looks } from './styles.ts'

/** Links between the pages of the reference, which are one page here, as their text. */
const withoutPages = (text: string): string => text.replace(/\[([^\]]+)\]\(\w*\.md#[^)]*\)/g, '$1')

const addressIn = (text: string): string => /^\| `([^`]+)` \| the record/m.exec(text)?.[1] ?? ''

/** One call of the platform, with the text of the reference. */
export function EndpointEntry({ call: { name, text } }: { readonly call: CallSection }) {
  return (
    <details id={name} style={looks.block}>
      <summary>
        <strong>{name}</strong>
        <span style={{ ...looks.code, ...looks.quiet }}>{` ${addressIn(text)}`}</span>
      </summary>
      <Markdown>{withoutPages(text)}</Markdown>
    </details>
  )
}
