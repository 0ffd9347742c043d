import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Dossier } from '../../testing/dossier.ts'
import type { PhoneFieldProps } from './phone-field.tsx'
import { useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import { atMost, kept } from '../../testing/playground.tsx'
import { phoneCountries } from './phone-countries.ts'
import { PhoneField } from './phone-field.tsx'

const Kept = ({ value: first = { country: 'VN', number: '' }, ...props }: Partial<PhoneFieldProps>) => {
  const [value, setValue] = useState(first)
  return (
    <div style={{ maxInlineSize: 380 }}>
      <PhoneField
        label="Mobile number"
        countries={phoneCountries}
        locale="en"
        codeLabel="Country code"
        searchLabel="Country or code"
        clearLabel="Clear"
        closeLabel="Close"
        noneLabel="No country fits. Try its code, such as 63."
        {...props}
        value={value}
        onValue={setValue}
      />
    </div>
  )
}

const meta: Meta<typeof PhoneField> = {
  title: 'Fields/PhoneField',
  component: PhoneField,
  parameters: {
    dossier: {
      purpose:
        'A mobile number with its dialling code, where a text or a call goes. For a number that is only shown take plain text with tabular figures.',
      anatomyOf: 'Filled',
      anatomy: [
        {
          at: '.p-phone__flag',
          name: 'Flag',
          says: '24 × 16 with corners of 2 px and a hairline, so that a white flag does not bleed into the well. Decoration: the country is in the button’s name.',
        },
        {
          at: '.p-phone__code > bdi',
          name: 'Dialling code',
          says: '16 px, tabular, in t2. Always with its plus, always left-to-right.',
        },
        { at: '.p-phone__caret', name: 'Caret', says: '16 px; turns by 180° in 180 ms while the list is open.' },
        {
          at: '.p-phone__code',
          name: 'Code button',
          says: 'The whole left end down to the hairline (1 × 22, line-2) opens the list: 48 px high.',
        },
        {
          at: '.p-phone__input',
          name: 'Number',
          says: '16 px. Asks a phone for its number keys and a browser for the national number.',
        },
      ],
      dos: [
        { says: 'Set the country from the brand or the visitor’s network, so that most people never open the list.' },
        { says: 'Say below what the number is for: “We send one text to check the number”.' },
        {
          says: 'Bring the brand’s own list as data; the entry point @parlour/ui-kit/phone-field has 34 countries with flags.',
        },
      ],
      donts: [
        { says: 'No mask that pushes the caret about: spaces are taken as typed.' },
        { says: 'No two fields for code and number: a pasted number would land in one of them.' },
        { says: 'No flag for a language; a flag is a country here and nowhere else.' },
      ],
      accessibility: [
        'The code button says country and code (“Country code, Vietnam +84”); the list is a listbox under a search combobox.',
        'On a touch screen the list opens without the keyboard, so that it does not cover the lines; the search stands at the top.',
        'Right-to-left the code stays at the start of the line and all digits stay left-to-right.',
        'The list closes 200 ms after the focus left it, so that a slip of the finger does not lose it.',
      ],
      keyboard: [
        { keys: 'Enter, Space', does: 'On the code: open the list, in the search field' },
        {
          keys: 'Letters, digits',
          does: 'Search by name (in the page’s language or English), country code or dialling digits; accents do not matter',
        },
        { keys: 'Arrow Up, Arrow Down, Page Up, Page Down', does: 'Move in the list' },
        { keys: 'Enter', does: 'Take the active country and go on to the number' },
        { keys: 'Escape', does: 'Close and go on to the number' },
      ],
    } satisfies Dossier,
  },
}
export default meta

export const Playground: StoryObj<typeof PhoneField> = {
  args: {
    label: 'Mobile number',
    countries: phoneCountries,
    value: { country: 'PH', number: '917 555 0142' },
    onValue: fn(),
    locale: 'en',
    codeLabel: 'Country code',
    searchLabel: 'Country or code',
    clearLabel: 'Clear',
    closeLabel: 'Close',
    noneLabel: 'No country fits. Try its code, such as 63.',
    hint: 'We send one text to check the number',
    required: false,
    disabled: false,
  },
  render: kept(PhoneField, 'value', 'onValue'),
  decorators: [atMost(380)],
}
export const Empty: StoryObj = {
  render: () => <Kept required hint="We send one text to check the number" placeholder="91 234 56 78" />,
}
export const Filled: StoryObj = { render: () => <Kept value={{ country: 'VN', number: '91 234 56 78' }} /> }
export const Good: StoryObj = {
  render: () => <Kept value={{ country: 'PH', number: '917 555 0142' }} good="Sent to +63 917 555 0142" />,
}
export const Wrong: StoryObj = {
  render: () => (
    <Kept value={{ country: 'PH', number: '917 55' }} error="A mobile number here has ten digits. Four are missing." />
  ),
}
export const Disabled: StoryObj = {
  render: () => (
    <Kept disabled value={{ country: 'TH', number: '81 234 5678' }} hint="Confirmed. Write to us to change it." />
  ),
}
export const List: StoryObj = {
  render: () => (
    <div style={{ minBlockSize: 440 }}>
      <Kept value={{ country: 'VN', number: '91 234 56 78' }} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Country code, Vietnam +84' }))
    await expect(await within(document.body).findByRole('option', { name: /Vietnam/ })).toHaveAttribute(
      'aria-selected',
      'true',
    )
  },
}
export const SearchByKeyboard: StoryObj = {
  render: () => (
    <div style={{ minBlockSize: 440 }}>
      <Kept />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: /Country code/ }).focus()
    await userEvent.keyboard('{Enter}')
    const search = await within(document.body).findByRole('combobox')
    search.focus()
    await userEvent.keyboard('+6')
    await expect(
      within(document.body)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Australia+61', 'Indonesia+62', 'Malaysia+60', 'Philippines+63', 'Singapore+65', 'Thailand+66'])
    await userEvent.keyboard('{Backspace}{Backspace}phi{Enter}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Country code, Philippines +63' })).toBeVisible())
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus())
  },
}
export const NoneFits: StoryObj = {
  render: () => (
    <div style={{ minBlockSize: 440 }}>
      <Kept />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Country code/ }))
    await userEvent.type(await within(document.body).findByRole('combobox'), 'atlantis')
    await expect(within(document.body).queryByRole('listbox')).toBeNull()
  },
}
export const PastedWhole: StoryObj = {
  render: () => <Kept />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'))
    await userEvent.paste('+63 (0)917 555-0142')
    await expect(canvas.getByRole('textbox')).toHaveValue('917 555 0142')
    await expect(canvas.getByRole('button', { name: 'Country code, Philippines +63' })).toBeVisible()
  },
}
export const OtherLanguage: StoryObj = {
  render: () => (
    <Kept
      locale="th"
      label="หมายเลขโทรศัพท์มือถือ"
      codeLabel="รหัสประเทศ"
      searchLabel="ประเทศหรือรหัส"
      value={{ country: 'TH', number: '81 234 5678' }}
      hint="เราจะส่งข้อความหนึ่งครั้งเพื่อยืนยันหมายเลข"
    />
  ),
}
export const LongWords: StoryObj = {
  render: () => (
    <Kept
      label="Numero ng mobile na makakatanggap ng code"
      optional="opsyonal"
      hint="Magpapadala kami ng isang text para tiyaking sa iyo ang numero"
    />
  ),
}
