import { box, disc, line, path, patterns, rays } from '../draw/shapes.ts'
import type { Scene, Template } from './scene.ts'
import { glow, ground, hero, patterned, seal, title } from './scene.ts'

const drape = 'M0 0h132q-8 190-44 300T40 470Q24 540 26 620H0z'

/** A stage between two curtains, lit from above. */
export const curtain: Template = (scene) => {
  const { inks, night, sheet } = scene
  const id = sheet.name()
  const cloth = night ? inks.bright : inks.land2
  const folds = 'M34 0q4 220-12 360t-10 260M68 0q2 180-24 320T16 560M102 0q-4 170-36 290T30 500'
  sheet.define(
    `<g id="${id}">${path(drape, cloth)}${line(folds, night ? inks.land2 : inks.land3, 9, ' opacity=".6"')}` +
      `<path d="M4 430q40 22 52 4l6 22q-30 18-60 0z" fill="${inks.accent}"/></g>`,
  )
  const valance = [0, 1, 2, 3, 4].map((at) => `M${at * 120} 44a60 44 0 0 0 120 0V0H${at * 120}z`).join('')
  return (
    ground(scene, night ? inks.ink : inks.sky, night ? inks.land2 : inks.bright, 560) +
    path('M200-10h200l130 640H70z', inks.sun, night ? 0.22 : 0.6) +
    path('M250-10h100l90 640H160z', inks.sun, night ? 0.28 : 0.7) +
    glow(scene, 300, 330, 250, inks.sun, 0.5) +
    `<path d="M0 566h600v234H0z" fill="${night ? inks.land3 : inks.land3}"/>` +
    `<ellipse cx="300" cy="570" rx="250" ry="44" fill="${inks.sun}" opacity="${night ? 0.85 : 0.9}"/>` +
    `<ellipse cx="300" cy="572" rx="170" ry="22" fill="${inks.ink}" opacity=".35"/>` +
    hero(scene, { size: 382, x: 300, y: 574, foot: true, keyline: 17, drop: 12 }) +
    `<use href="#${id}"/><use href="#${id}" transform="matrix(-1 0 0 1 600 0)"/>` +
    path(valance, cloth) +
    line(
      'M0 44a60 44 0 0 0 120 0 60 44 0 0 0 120 0 60 44 0 0 0 120 0 60 44 0 0 0 120 0 60 44 0 0 0 120 0',
      inks.accent,
      8,
    ) +
    path('M0 614h600v186H0z', night ? inks.ink : inks.land3) +
    box(0, 606, 600, 8, inks.accent) +
    title(scene, { on: 'band', y: 622, height: 118, bend: 'none' }) +
    seal(scene, 'band')
  )
}

const mast = (x: number, lean: number, ink: string, lamp: string): string => {
  const lamps = Array.from({ length: 6 }, (_, at) =>
    disc(x + ((at % 3) - 1) * 24, 92 + Math.floor(at / 3) * 24, 9, lamp),
  ).join('')
  return path(`M${x - 40} 72h80v64h-80zM${x - 6} 136h12l${lean} 330h-14z`, ink) + lamps
}

/** A ground at night under its floodlights, full to the roof. */
export const stadium: Template = (scene) => {
  const { inks, night } = scene
  const beam = (x: number, flip: number) => `M${x - 30} 100h60l${flip * 330 + 130} 520h-320z`
  const crowd = '<path d="M0 400q300-70 600 0v120H0z"/>'
  return (
    ground(scene, inks.sky, inks.bright, 520) +
    path(beam(90, 1) + beam(510, -1), inks.sun, night ? 0.26 : 0.55) +
    mast(84, -10, inks.land3, night ? '#fff' : inks.sun) +
    mast(516, 10, inks.land3, night ? '#fff' : inks.sun) +
    path('M0 380q300-70 600 0v140H0z', night ? inks.land2 : inks.land3) +
    patterned(scene, patterns.dots(20, night ? inks.land1 : inks.land2), crowd, 0.9) +
    path('M0 470q300-50 600 0v330H0z', night ? inks.land1 : inks.land2) +
    path('M300 445l-60 170H90l120-168zM400 450l80 165h150L480 460z', night ? inks.bright : inks.land1, 0.6) +
    line('M0 540q300-40 600 0', '#fff', 6, ' opacity=".75"') +
    glow(scene, 300, 330, 260, inks.sun, 0.7) +
    hero(scene, { size: 404, x: 300, y: 322, keyline: 19, drop: 17 }) +
    path('M0 596L600 570V800H0z', night ? inks.ink : inks.land3) +
    line('M0 596L600 570', inks.accent, 10) +
    title(scene, { on: 'band', bend: 'slant', y: 604, height: 136, strength: 0.16 }) +
    seal(scene, 'band')
  )
}

const meshOf = (): string => {
  const spokes = Array.from({ length: 13 }, (_, at) => `M300 430L${Math.round(300 + (at - 6) * 150)} 640`).join('')
  return `${spokes}M0 440h600M0 456h600M0 480h600M0 514h600M0 560h600`
}

/** A lit grid that runs to a cut sun. */
export const grid: Template = (scene: Scene) => {
  const { inks, night, sheet } = scene
  const id = sheet.name()
  sheet.define(`<clipPath id="${id}"><circle cx="300" cy="280" r="212"/></clipPath>`)
  const bars = [250, 296, 336, 370, 400].map((y, at) => `M0 ${y}h600v${10 + at * 5}H0z`).join('')
  return (
    ground(scene, night ? inks.land3 : inks.sky, night ? inks.land2 : inks.bright, 440) +
    (night ? glow(scene, 300, 280, 330, inks.bright, 0.8) : rays(18, 300, 280, inks.sun, 0.6)) +
    disc(300, 280, 212, inks.sun) +
    `<g clip-path="url(#${id})">${path(bars, night ? inks.bright : inks.land1)}</g>` +
    path('M0 430l70-50 60 40 90-70 40 80h120l60-90 80 70 80-40v60z', night ? inks.land2 : inks.land1) +
    path('M0 430h600v210H0z', night ? inks.ink : inks.land3) +
    line(meshOf(), night ? inks.accent : inks.accent, 4, ' opacity=".8"') +
    hero(scene, { size: 400, x: 300, y: 318, keyline: 18, drop: 15 }) +
    path('M0 612l96-40h408l96 40v188H0z', night ? inks.ink : inks.land3) +
    line('M0 612l96-40h408l96 40', inks.accent, 6) +
    title(scene, { on: 'band', y: 600, height: 138, bend: 'none' }) +
    seal(scene, 'band')
  )
}
