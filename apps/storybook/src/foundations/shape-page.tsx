import { breakpoint, elevationNames, layer, radius, size, space } from '@parlour/ui-kit/tokens'
import { PageHead } from '../docs/page-head.tsx'
import { Section } from '../docs/section.tsx'
import { Table } from '../docs/table.tsx'

const shapes: Record<string, string> = {
  tag: 'Tags',
  control: 'Buttons, inputs, options',
  poster: 'Posters',
  card: 'Cards, banners',
  sheet: 'Modals, sheets',
  full: 'Chips, avatars',
}
const heights: Record<string, string> = { e1: 'Card', e2: 'Raised, toast, tip', e3: 'Modal, flyout, drawer' }
const layers: Record<string, string> = {
  sticky: 'Table heads, first columns',
  menu: 'Side menu and its lists',
  bar: 'Header and bottom bar',
  float: 'Chat, countdown',
  scrim: 'Behind a modal',
  modal: 'Modal, sheet, drawer',
  toast: 'Toasts',
}
const grids: Record<string, readonly [string, string, string]> = {
  phone: ['4 columns, gutter 10, margin 16', '3', 'header 56, bottom bar 60, drawer 316'],
  tablet: ['8 columns, gutter 16, margin 24', '6', 'header 64, menu 72'],
  desktop: ['12 columns, gutter 16, margin 32', '6', 'header 64, menu 232 or 72'],
  wide: ['12 columns, gutter 16, margin 32, at most 1280', '7', 'menu 232'],
}

/** Space, radii, elevations, sizes, layers and breakpoints, each as it looks. */
export const ShapePage = () => (
  <main>
    <PageHead
      over="Foundations"
      title="Space and shape"
      lead="Rhythm over boxes: 48 px between sections on a desktop, 32 on a phone. A card only where the content is one object, and never a card inside a card."
    />
    <Section
      id="space"
      title="Space"
      lead="Steps of four. Inside of cards 24, on phones 16; between fields 18; from label to field 6; between tiles 16 across and 24 down."
    >
      <ul className="d-bars">
        {space.map((px) => (
          <li key={px}>
            <span className="d-code">{`--space-${px}`}</span>
            <span className="d-bar" style={{ inlineSize: px }} />
          </li>
        ))}
      </ul>
    </Section>
    <Section id="radius" title="Radius" lead="One family, 10, 14, 20. Not every button is a pill.">
      <ul className="d-shapes">
        {Object.entries(radius).map(([name, px]) => (
          <li key={name}>
            <span className="d-shape" style={{ borderRadius: `var(--radius-${name})` }} />
            <strong>{`${name} ${px}`}</strong>
            <span className="d-meta">{shapes[name]}</span>
          </li>
        ))}
      </ul>
    </Section>
    <Section id="elevation" title="Elevation">
      <ul className="d-shapes">
        {elevationNames.map((name) => (
          <li key={name}>
            <span className="d-shape d-shape--up" style={{ boxShadow: `var(--elevation-${name})` }} />
            <strong>{name}</strong>
            <span className="d-meta">{heights[name]}</span>
          </li>
        ))}
      </ul>
    </Section>
    <Section id="sizes" title="Sizes of the shell">
      <Table
        label="Sizes of the shell"
        heads={['Property', 'px']}
        rows={Object.entries(size).map(([name, px]) => [
          name,
          <span key={name} className="d-code">{`--size-${name}`}</span>,
          px,
        ])}
      />
    </Section>
    <Section id="layers" title="Layers">
      <Table
        label="Layers"
        heads={['Property', 'z-index', 'What is there']}
        rows={Object.entries(layer).map(([name, z]) => [
          name,
          <span key={name} className="d-code">{`--layer-${name}`}</span>,
          z,
          layers[name] ?? '',
        ])}
      />
    </Section>
    <Section
      id="breakpoints"
      title="Breakpoints"
      lead="Every row count divides 42, so that a page never ends in a ragged row."
    >
      <Table
        label="Breakpoints"
        heads={['Name', 'From', 'Grid', 'Tiles a row', 'Shell']}
        rows={Object.entries(breakpoint).map(([name, px]) => [name, name, `${px} px`, ...(grids[name] ?? [])])}
      />
    </Section>
  </main>
)
