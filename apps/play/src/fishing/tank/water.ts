import type { SpeciesCode } from '../../calls/fishing.ts'
import { bodyOf, wavesOf } from '../fish/bodies.ts'
import type { Census } from '../fishing.ts'
import { habits, type Habit } from './habits.ts'
import { isGone, isOn, isSeen, placeOf, type Room, type Swimmer } from './swimmer.ts'

/** What swims in a hall. */
export interface Water {
  /** The large ones first: they are behind. */
  readonly swimmers: readonly Swimmer[]
  /** Lets so many seconds go by. */
  step(seconds: number, room: Room): void
  /** The one at a point, the foremost of several; `least` is how near is near enough. */
  at(point: { readonly x: number; readonly y: number }, room: Room, least: number): Swimmer | null
  /** The one of a species that is nearest to the middle, or null when none is in the water. */
  find(species: SpeciesCode, room: Room): Swimmer | null
  census(room: Room): Census
  /** Takes one out of the water. */
  take(swimmer: Swimmer): void
}

interface Group {
  readonly species: SpeciesCode
  readonly habit: Habit
  members: readonly Swimmer[]
  /** When the next comes, once the members have left. */
  next: number
}

/** Where a group comes in. */
type Way = Pick<Swimmer, 'side' | 'deep' | 'travelled'>

const fullRoom = 1380 * 590

/**
 * Fills the water of a hall by numbers from 0 to 1, which place
 * what is seen; `canCome` tells the species that can be drawn.
 */
export function makeWater(
  random: () => number,
  species: readonly SpeciesCode[],
  room: Room,
  canCome: (species: string) => boolean,
): Water {
  const between = ([from, to]: readonly [number, number]): number => from + (to - from) * random()
  const share = Math.min(1, (room.wide * room.high) / fullRoom)
  let now = 0
  let born = 0
  const groups: Group[] = []

  /** Where a group comes in so that it is far from the others. */
  const roomiest = (habit: Habit, wide: number, inWater: boolean): Way => {
    const taken = groups.flatMap(({ members: [first] }) =>
      first ? [{ x: first.side > 0 ? first.travelled : wide - first.travelled, deep: first.deep }] : [],
    )
    const ways = Array.from({ length: 6 }, (): Way & { readonly free: number } => {
      const side = random() < 0.5 ? 1 : -1
      const deep = between(habit.deep)
      const travelled = inWater ? (0.12 + random() * 0.8) * wide : 0
      const x = side > 0 ? travelled : wide - travelled
      return {
        side,
        deep,
        travelled,
        free: Math.min(9, ...taken.map((other) => Math.hypot((other.x - x) / wide, (other.deep - deep) * 0.9))),
      }
    })
    return ways.reduce((best, way) => (way.free > best.free ? way : best))
  }

  const comeIn = ({ species: code, habit }: Group, { wide }: Room, inWater: boolean): Swimmer[] => {
    const { side, deep, travelled } = roomiest(habit, wide, inWater)
    const length = bodyOf(code).length
    const { long, tall } = wavesOf(length)
    const waves = [1, 2].map((at) => ({
      tall: (tall - random() * 26) / at,
      long: (long + random() * 130) / at,
      from: random() * 7,
    }))
    const size = Math.max(1, Math.round(habit.least + (habit.most - habit.least) * random() * (0.4 + 0.6 * share)))
    const speed = habit.speed * (0.88 + random() * 0.24)
    return Array.from({ length: size }, (_, at) => ({
      id: ++born,
      species: code,
      side,
      speed,
      deep,
      waves,
      beat: random(),
      age: random() * 9,
      fright: 0,
      travelled,
      aside:
        at === 0
          ? { x: 0, y: 0 }
          : {
              x: -length * (0.55 * at + 0.5 * random()) * 0.8,
              y: (random() - 0.5) * length * Math.min(2.6, 0.9 + size * 0.28),
            },
    }))
  }

  for (const code of species) {
    const habit = habits[code]
    if (!habit) continue
    const count = Math.max(Math.min(2, habit.groups), Math.round(habit.groups * share))
    for (let at = 0; at < count; at++) {
      const group: Group = { species: code, habit, members: [], next: habit.first === 0 ? 0 : between(habit.first) }
      if (habit.first === 0) group.members = comeIn(group, room, true)
      groups.push(group)
    }
  }

  let swimmers: readonly Swimmer[] = []
  const gather = () => {
    swimmers = groups
      .flatMap(({ members }) => members)
      .toSorted((a, b) => bodyOf(b.species).length - bodyOf(a.species).length || a.id - b.id)
  }
  gather()
  const seen = (at: Room) => swimmers.filter((swimmer) => isSeen(placeOf(swimmer, at), at))

  return {
    get swimmers() {
      return swimmers
    },
    step(seconds, at) {
      now += seconds
      let changed = false
      for (const group of groups) {
        for (const swimmer of group.members) {
          swimmer.fright *= Math.exp(-seconds * 2.2)
          swimmer.age += seconds * (1 + swimmer.fright)
          swimmer.travelled += seconds * swimmer.speed * (1 + swimmer.fright)
        }
        const left = group.members.filter((swimmer) => !isGone(swimmer, at))
        if (left.length < group.members.length) {
          group.members = left
          changed = true
          if (left.length === 0) group.next = now + between(group.habit.gap)
        }
        if (group.members.length === 0 && now >= group.next && canCome(group.species)) {
          group.members = comeIn(group, at, false)
          changed = true
        }
      }
      if (changed) gather()
    },
    at: (point, at, least) => swimmers.findLast((swimmer) => isOn(swimmer, placeOf(swimmer, at), point, least)) ?? null,
    find(code, at) {
      const off = (swimmer: Swimmer) => Math.abs(placeOf(swimmer, at).x - at.wide / 2)
      return (
        seen(at)
          .filter((swimmer) => swimmer.species === code)
          .toSorted((a, b) => off(a) - off(b))[0] ?? null
      )
    },
    census(at) {
      const counts: Record<string, number> = {}
      for (const { species: code } of seen(at)) counts[code] = (counts[code] ?? 0) + 1
      return counts
    },
    take(swimmer) {
      for (const group of groups) {
        if (!group.members.includes(swimmer)) continue
        group.members = group.members.filter((one) => one !== swimmer)
        if (group.members.length === 0) group.next = now + between(group.habit.gap)
      }
      gather()
    },
  }
}
