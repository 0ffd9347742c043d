/**
 * Moves the focus to a field of a form, and both the field and its label into view: not below a sticky header, whose
 * height the page's scroll padding knows. A field that is not there is passed over.
 */
export function focusField(form: HTMLFormElement | null, name: string): void {
  const found = form?.elements.namedItem(name)
  const field = found instanceof RadioNodeList ? found[0] : found
  if (!(field instanceof HTMLElement)) return
  field.focus({ preventScroll: true })
  field.scrollIntoView({ block: 'nearest' })
  const [label] = 'labels' in field && field.labels instanceof NodeList ? field.labels : []
  if (label instanceof HTMLElement) label.scrollIntoView({ block: 'nearest' })
}
