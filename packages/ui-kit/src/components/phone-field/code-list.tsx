import type { NamedCountry } from './find-countries.ts'
import { useState } from 'react'
import { Live } from '../hidden/hidden.tsx'
import { Listbox } from '../listbox/listbox.tsx'
import { useListbox } from '../listbox/use-listbox.ts'
import { SearchField } from '../search-field/search-field.tsx'
import { findCountries } from './find-countries.ts'

type CodeListProps = {
  label: string
  searchLabel: string
  clearLabel: string
  noneLabel: string
  countries: readonly NamedCountry[]
  value: string | undefined
  onChoose: (code: string) => void
}

/** Dialling codes under a search field; the field keeps the focus while arrows move in the list. */
export const CodeList = ({ label, searchLabel, clearLabel, noneLabel, countries, value, onChoose }: CodeListProps) => {
  const [query, setQuery] = useState('')
  const found = findCountries(countries, query)
  const choose = (index: number) => {
    const country = found[index]
    if (country) onChoose(country.code)
  }
  const list = useListbox({
    lines: found.map(({ name }) => ({ text: name })),
    start: countries.findIndex(({ code }) => code === value),
    onChoose: choose,
  })
  const search = (text: string) => {
    setQuery(text)
    list.setActive(0)
  }
  const options = found.map(({ code, name, dial, flag }) => ({
    value: code,
    label: name,
    start: <img className="p-phone__flag" src={flag} alt="" width={24} height={16} />,
    end: (
      <bdi className="p-phone__dial" dir="ltr">
        +{dial}
      </bdi>
    ),
  }))
  return (
    <>
      <div className="p-picker__search">
        <SearchField
          label={searchLabel}
          clearLabel={clearLabel}
          value={query}
          onValue={search}
          onKeyDown={list.onKeyDown}
          data-autofocus=""
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={found.length > 0}
          aria-controls={found.length > 0 ? list.listId : undefined}
          aria-activedescendant={found.length > 0 ? list.activeId : undefined}
        />
      </div>
      {found.length > 0 ? (
        <Listbox
          id={list.listId}
          label={label}
          options={options}
          value={value}
          active={list.active}
          onActive={list.setActive}
          onChoose={choose}
        />
      ) : (
        <p className="p-picker__none">{noneLabel}</p>
      )}
      <Live>{found.length > 0 ? '' : noneLabel}</Live>
    </>
  )
}
