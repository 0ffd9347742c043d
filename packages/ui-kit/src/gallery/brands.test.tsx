import { checkStories } from '../testing/check-stories.ts'
import * as stories from './brands.stories.tsx'

checkStories(stories)
