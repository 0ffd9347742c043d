import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Chart } from './chart.tsx'

test('a server draws the picture and the legend, without a style attribute', () => {
  const page = renderToString(
    createElement(Chart, {
      title: 'Money in',
      points: [{ id: '1', label: '1 Aug', name: '1 August' }],
      format: String,
      formatTick: String,
      series: [{ id: 'in', label: 'Deposits', kind: 'bar', color: 'info', values: [8200], total: '8,200.00' }],
      words: { asTable: 'Show as a table', pointHead: 'Day', keys: 'Arrow keys step through the days.' },
    }),
  )
  expect(page).toContain('p-chart__bars')
  expect(page).toContain('8,200.00')
  expect(page).not.toContain('style=')
})
