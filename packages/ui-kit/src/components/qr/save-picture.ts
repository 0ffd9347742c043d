import { qrDefaults } from './qr-defaults.ts'

const drawn = (code: SVGSVGElement): HTMLCanvasElement | undefined => {
  const canvas = document.createElement('canvas')
  const pen = canvas.getContext('2d')
  const dark = code.querySelector('path:last-of-type')?.getAttribute('d')
  const modules = code.viewBox.baseVal.width
  const quiet = Number(/^M\s*(\d+)/.exec(dark ?? '')?.[1] ?? 0)
  if (!pen || !dark || modules === 0) return
  const { picture, margin } = qrDefaults
  canvas.width = picture
  canvas.height = picture
  pen.fillStyle = 'white'
  pen.fillRect(0, 0, picture, picture)
  const scale = (picture - 2 * margin) / (modules - 2 * quiet)
  pen.setTransform(scale, 0, 0, scale, margin - quiet * scale, margin - quiet * scale)
  pen.fillStyle = 'black'
  pen.clip(new Path2D(dark))
  pen.fillRect(0, 0, modules, modules)
  return canvas
}

/**
 * [CON-03] The drawn code as a PNG of 800 px with a white edge
 * of 20, for a phone that cannot photograph its own screen.
 */
export const savePicture = (code: SVGSVGElement): Promise<Blob | null> =>
  new Promise((resolve) => {
    const canvas = drawn(code)
    if (canvas) canvas.toBlob(resolve)
    else resolve(null)
  })
