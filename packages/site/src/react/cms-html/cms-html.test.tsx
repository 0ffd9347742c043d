import purify from 'dompurify'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { TextProvider } from '@parlour/i18n/react'
import en from '../../../messages/EN.json'
import { CmsHtml } from './cms-html.tsx'
import { sanitise } from './sanitise.ts'

const clean = (html: string): HTMLElement => {
  const box = document.createElement('div')
  box.append(sanitise(purify, html, window.location.origin, ['https://img.vesper.example']))
  return box
}

test('[PRM-01] server HTML keeps its words and loses everything that acts', async () => {
  const screen = await render(
    <TextProvider language="EN" messages={en}>
      <CmsHtml
        html={'<p>Play it <b>once</b></p><script>window.hacked = 1</script><img src=x onerror="window.hacked = 1">'}
      />
    </TextProvider>,
  )
  await expect.element(screen.getByText('once')).toBeVisible()
  expect(screen.container.querySelector('script')).toBeNull()
  expect(screen.container.querySelector('[onerror]')).toBeNull()
  expect('hacked' in window).toBe(false)
})

test.each([
  ['<a href="javascript:alert(1)">x</a>'],
  ['<a href="java&#10;script:alert(1)">x</a>'],
  ['<a href="data:text/html,x">x</a>'],
  ['<img src="data:image/png;base64,AAAA">'],
  ['<img src="https://evil.example/x.png">'],
  ['<img src="//evil.example/x.png">'],
])('[MOD-04] an address that is not allowed is dropped: %s', (html) => {
  const box = clean(html)
  expect(box.querySelector('[href], [src]')).toBeNull()
})

test('[MOD-04] forms, styles, ids, names and frames do not survive', () => {
  const box = clean(
    '<form id="token"><input name="password"></form><style>*{}</style><iframe src="/"></iframe><p style="position:fixed" class="x" id="y">words</p><svg><a href="/x">y</a></svg>',
  )
  expect(box.querySelector('form, input, style, iframe, svg, [style], [class], [id], [name]')).toBeNull()
  expect(box.textContent).toContain('words')
})

test('[MOD-04] links leave without telling where they come from', () => {
  const link = clean('<a href="https://t.example/x" target="_blank">x</a>').querySelector('a')
  expect(link?.rel).toBe('noopener noreferrer')
  expect(link?.hasAttribute('target')).toBe(false)
})
