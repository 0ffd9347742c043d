import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { useTyped } from './use-typed.ts'

function Field({ said, say }: { said: string; say: (text: string) => void }) {
  const [typed, type] = useTyped(said, say, 0)
  return <input aria-label="Search" value={typed} onChange={(event) => type(event.target.value)} />
}

test('[SYS-11] what is typed stands, however late the address follows; what the address says of itself goes into the field', async () => {
  const say = vi.fn()
  const screen = await render(<Field said="" say={say} />)
  const field = screen.getByRole('textbox')
  await field.fill('da')
  await expect.poll(() => say.mock.lastCall).toEqual(['da'])
  await expect.element(field).toHaveValue('da')
  await field.fill('dari ')
  await expect.poll(() => say.mock.lastCall).toEqual(['dari'])
  await screen.rerender(<Field said="da" say={say} />)
  await expect.element(field).toHaveValue('dari ')
  await screen.rerender(<Field said="dari" say={say} />)
  await expect.element(field).toHaveValue('dari ')
  await screen.rerender(<Field said="" say={say} />)
  await expect.element(field).toHaveValue('')
  expect(say).toHaveBeenCalledTimes(2)
})
