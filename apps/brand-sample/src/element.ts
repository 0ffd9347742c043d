type Attributes = Readonly<Record<string, string | boolean>>

/** Makes an element; an attribute that is false is left out. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name)
  for (const [key, value] of Object.entries(attributes))
    if (value !== false) made.setAttribute(key, value === true ? '' : value)
  made.append(...children)
  return made
}

/** A button that does something when it is pressed. */
export function button(label: string, press: () => unknown, attributes: Attributes = {}): HTMLButtonElement {
  const made = element('button', { type: 'button', ...attributes }, label)
  made.addEventListener('click', () => void press())
  return made
}
