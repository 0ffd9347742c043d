import { expect, test } from 'vitest'
import { liveControls } from './live-controls.ts'

const node = { name: 'other', value: 'ReactNode' } as const
const controls = (initialArgs: object) =>
  liveControls({
    initialArgs,
    argTypes: {
      label: { name: 'label', type: node },
      icon: { name: 'icon', type: node },
      items: { name: 'items', type: { name: 'array', value: node } },
      size: { name: 'size', type: { name: 'enum', value: ['sm', 'md'] }, table: { type: { summary: 'union' } } },
    },
  } as unknown as Parameters<typeof liveControls>[0])

test('words are typed in as text, what is drawn has no control, and a union says its words', () => {
  const { label, icon, items, size } = controls({
    label: 'Deposit',
    icon: <svg />,
    items: [{ icon: <svg /> }],
    size: 'sm',
  })
  expect([label?.control, icon?.control, items?.control, size?.control]).toEqual([
    { type: 'text' },
    { disable: true },
    { disable: true },
    undefined,
  ])
  expect(size?.table?.type?.summary).toBe('sm | md')
})
