import { codes, nameOf } from '../messages.ts'
import { brands, titled } from './themes.ts'

/** One choice of a list in the toolbar. */
export interface Choice {
  readonly value: string
  readonly title: string
  readonly right?: string
}

/** What the network does to the fake server of a story. */
export const networks = [
  { value: 'normal', title: 'Network as it should be' },
  { value: 'slow', title: 'Slow: three seconds an answer' },
  { value: 'hang', title: 'Unanswered: nothing comes' },
  { value: 'offline', title: 'Offline' },
  { value: '503', title: 'Failing: the server is busy' },
] as const satisfies readonly Choice[]

const lists = {
  theme: {
    label: 'Theme',
    icon: 'moon',
    items: [
      { value: 'dark', title: 'Dark' },
      { value: 'light', title: 'Light' },
    ],
  },
  brand: { label: 'Brand', icon: 'paintbrush', items: brands.map((value) => ({ value, title: titled(value) })) },
  lang: {
    label: 'Language',
    icon: 'globe',
    items: codes.map((value) => ({ value, title: nameOf(value), right: value })),
  },
  dir: {
    label: 'Direction',
    icon: 'transfer',
    items: [
      { value: 'auto', title: 'Direction of the language' },
      { value: 'ltr', title: 'Left to right' },
      { value: 'rtl', title: 'Right to left' },
    ],
  },
  motion: {
    label: 'Motion',
    icon: 'play',
    items: [
      { value: 'system', title: 'Motion as the system says' },
      { value: 'reduced', title: 'Reduced motion' },
    ],
  },
  network: { label: 'Network', icon: 'lightning', items: networks },
  sides: {
    label: 'Side by side',
    icon: 'sidebyside',
    items: [
      { value: 'one', title: 'One theme' },
      { value: 'both', title: 'Both themes, side by side' },
    ],
  },
} as const satisfies Record<string, { label: string; icon: string; items: readonly Choice[] }>

/** A choice in the toolbar: the key of `globals` in a story's address, as in `globals=theme:light;dir:rtl`. */
export type GlobalName = keyof typeof lists

/** What is chosen in the toolbar. */
export type Globals = Readonly<Record<GlobalName, string>>

const names = Object.keys(lists) as GlobalName[]

/** The toolbar of Storybook, drawn from the lists. */
export const globalTypes = Object.fromEntries(
  names.map((name) => [
    name,
    {
      description: lists[name].label,
      toolbar: {
        title: lists[name].label,
        icon: lists[name].icon,
        items: [...lists[name].items],
        dynamicTitle: name === 'lang' || name === 'brand' || name === 'theme',
      },
    },
  ]),
)

/** What is chosen at first: by night, English, as the system and the network are. */
export const initialGlobals: Globals = {
  theme: 'dark',
  brand: 'vesper',
  lang: 'EN',
  dir: 'auto',
  motion: 'system',
  network: 'normal',
  sides: 'one',
}

/** Fills up what an address leaves out. */
export const readGlobals = (globals: Record<string, unknown>): Globals =>
  Object.fromEntries(names.map((name) => [name, String(globals[name] ?? initialGlobals[name])])) as Globals
