import { checkStories } from '../../samples/check-stories.ts'
import * as stories from './hero.stories.tsx'

checkStories(stories)
