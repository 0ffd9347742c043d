import type { ComponentType } from 'react'

/** What draws server HTML: the application's one sanitising component. */
export type HtmlComponent = ComponentType<{ html: string }>
