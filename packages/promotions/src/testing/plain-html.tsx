/** Stands in for the application's component that draws server HTML: its list items, or its text. */
export function PlainHtml({ html }: { html: string }) {
  const items = [...html.matchAll(/<li>(.*?)<\/li>/g)].map(([, item = '']) => item)
  if (items.length === 0) return <p>{html.replace(/<[^>]*>/g, ' ')}</p>
  return (
    <ul className="p-prose">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}
