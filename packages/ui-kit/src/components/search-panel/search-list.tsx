import type { MouseEvent } from 'react'
import type { SearchGroup, SearchOption } from './search-option.ts'
import { memo, useEffect, useRef } from 'react'
import { Link } from '../link/link.tsx'

type SearchListProps = {
  id: string
  label: string
  groups: readonly SearchGroup[]
  /** Id of the active line. */
  active: string | undefined
  onActive: (id: string) => void
}

type LineProps = { option: SearchOption; lineId: string; active: boolean; onActive: (id: string) => void }

const keepFocus = (event: MouseEvent) => event.preventDefault()

const Line = ({
  option: { id, label, lang, sub, picture, end, href, disabled, onChoose },
  lineId,
  active,
  onActive,
}: LineProps) => {
  const look = {
    id: lineId,
    role: 'option',
    tabIndex: -1,
    className: 'p-search-list__option',
    'aria-selected': active,
    'aria-disabled': disabled || undefined,
    onPointerMove: active || disabled ? undefined : () => onActive(id),
    onClick: disabled ? undefined : onChoose,
  } as const
  const words = (
    <>
      {picture ? <span className="p-search-list__picture">{picture}</span> : null}
      <span className="p-search-list__words">
        <span className="p-search-list__label" lang={lang}>
          {label}
        </span>
        {sub ? <span className="p-search-list__sub">{sub}</span> : null}
      </span>
      {end ? <span className="p-search-list__end">{end}</span> : null}
    </>
  )
  return href === undefined || disabled ? (
    <div {...look}>{words}</div>
  ) : (
    <Link {...look} href={href}>
      {words}
    </Link>
  )
}

/** Found lines under the names of their kinds; the focus stays in the field above. */
export const SearchList = /* @__PURE__ */ memo(function SearchList({
  id,
  label,
  groups,
  active,
  onActive,
}: SearchListProps) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    <div
      ref={list}
      className="p-search-list"
      role="listbox"
      id={id}
      aria-label={label}
      tabIndex={-1}
      onMouseDown={keepFocus}
    >
      {groups.map((group) => (
        <div key={group.id} role="group" aria-labelledby={`${id}-${group.id}`}>
          <div className="p-search-list__head" role="presentation" id={`${id}-${group.id}`}>
            {group.label}
          </div>
          {group.options.map((option) => (
            <Line
              key={option.id}
              option={option}
              lineId={`${id}-${option.id}`}
              active={option.id === active}
              onActive={onActive}
            />
          ))}
        </div>
      ))}
    </div>
  )
})
