import { checkStories } from '../../testing/check-stories.ts'
import * as stories from './hero.stories.tsx'

checkStories(stories)
