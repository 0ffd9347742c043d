import type { StoryObj } from '@storybook/react-vite'
import { within } from 'storybook/test'
import { readGlobals } from '../globals/lists.ts'
import { themeOf } from '../globals/themes.ts'
import { spoken } from '../messages.ts'
import { conditions, people } from './conditions.ts'
import { SiteScreen, type SiteScreenProps } from './site-screen.tsx'

/** A story of a screen. */
export type ScreenStory = StoryObj<SiteScreenProps>

/**
 * What every file of screens begins with: the site at an address, for a person, in a condition, as the toolbar says.
 */
export const screenMeta = {
  component: SiteScreen,
  args: { path: '/', person: 'guest', condition: 'normal' },
  argTypes: {
    person: { control: 'inline-radio', options: people },
    condition: { control: 'select', options: conditions },
    server: { table: { disable: true } },
    over: { table: { disable: true } },
    lost: { table: { disable: true } },
    language: { table: { disable: true } },
    network: { table: { disable: true } },
    theme: { table: { disable: true } },
    dress: { table: { disable: true } },
  },
  parameters: { layout: 'fullscreen' },
  render: (
    { path, person, condition, server, over, lost = false }: SiteScreenProps,
    { globals, id }: { globals: Record<string, unknown>; id: string },
  ) => {
    const { brand, lang, network, theme } = readGlobals(globals)
    const language = spoken(lang)
    return (
      <SiteScreen
        key={[id, path, person, condition, language, network].join(' ')}
        path={path}
        person={person}
        condition={condition}
        language={language}
        network={network}
        theme={theme === 'light' ? 'light' : 'dark'}
        dress={themeOf(brand, theme).name}
        {...(server && { server })}
        {...(over && { over })}
        lost={lost}
      />
    )
  },
} as const

/** A story on a phone. */
export const onPhone = { viewport: { value: 'phone', isRotated: false } }

/** A screen right to left, in the invented language that reads so. */
export const fromTheRight = { lang: 'XB' }

/** Waits for what a screen shows once its answers are there: a heading, or the name of a window or another part. */
export const shows =
  (
    name: RegExp,
    role: 'heading' | 'dialog' | 'button' | 'textbox' | 'region' | 'table' | 'tree' = 'heading',
  ): NonNullable<ScreenStory['play']> =>
  async ({ canvasElement }) =>
    void (await within(canvasElement.ownerDocument.body).findAllByRole(role, { name }, { timeout: 20_000 }))
