import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useFocusOnArrival } from './use-focus-on-arrival.ts'
import { useJustOpened } from './use-just-opened.ts'

function Order({ id, isNew }: { id: string; isNew: boolean }) {
  const box = useFocusOnArrival(isNew)
  return (
    <div ref={box}>
      <h2>Order {id}</h2>
    </div>
  )
}

function Orders() {
  const [open, setOpen] = useState('')
  const [isNew, markOpened] = useJustOpened(open)
  return (
    <>
      <button
        onClick={() => {
          markOpened('1')
          // An address comes later than the press.
          setTimeout(() => setOpen('1'))
        }}
      >
        Send
      </button>
      <button onClick={() => setOpen('')}>List</button>
      <button onClick={() => setOpen('1')}>Open</button>
      {open ? <Order key={open} id={open} isNew={isNew} /> : null}
    </>
  )
}

test('[HDR-03] what a press opened takes the focus once; opened again from a list it takes none', async () => {
  await render(<Orders />)
  const heading = page.getByRole('heading', { name: 'Order 1' })
  await page.getByRole('button', { name: 'Send' }).click()
  await expect.element(heading).toHaveFocus()
  await page.getByRole('button', { name: 'List' }).click()
  await expect.element(heading).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Open' }).click()
  await expect.element(heading).toBeVisible()
  await expect.element(heading).not.toHaveFocus()
})

test('[AGT-04] a number that grows takes the focus each time', async () => {
  const Answer = ({ count }: { count: number }) => (
    <div ref={useFocusOnArrival(count)}>
      <h2>Contract</h2>
      <button>Keep</button>
    </div>
  )
  const screen = await render(<Answer count={0} />)
  const heading = page.getByRole('heading', { name: 'Contract' })
  await expect.element(heading).toBeVisible()
  await expect.element(heading).not.toHaveFocus()
  for (const count of [1, 2]) {
    await page.getByRole('button', { name: 'Keep' }).click()
    await screen.rerender(<Answer count={count} />)
    await expect.element(heading).toHaveFocus()
  }
})
